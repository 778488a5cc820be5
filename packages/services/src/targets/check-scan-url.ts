import { AppError } from '@curbcut/model/errors';
import { withOperatorContact } from '@curbcut/model/site';
import { checkListedName, checkUrl } from '@curbcut/url-guard';
import type { ServiceContext } from '../kernel/context/service-context.ts';

export interface ScanTarget {
  /** Canonical. */
  url: string;
  /** Nobody wrote a scheme: http may be opened where https can't be reached. */
  schemeAssumed: boolean;
}

/** The canonical form of a URL that may be scanned. Throws INVALID_URL or TARGET_REFUSED. */
export function checkScanUrl(ctx: ServiceContext, url: string): ScanTarget {
  const checked = checkUrl(url, ctx.config.targetPolicy);
  if (checked.ok) return { url: checked.url.href, schemeAssumed: checked.schemeAssumed };
  throw refusal(ctx, checked);
}

/** As `checkScanUrl`, with a look-up of names that the operator has listed and that may lead to the product itself. */
export async function checkNewScanUrl(ctx: ServiceContext, url: string): Promise<ScanTarget> {
  const target = checkScanUrl(ctx, url);
  const refused = await checkListedName(new URL(target.url), ctx.config.targetPolicy);
  if (refused) throw refusal(ctx, { ...refused, code: 'TARGET_REFUSED' });
  return target;
}

function refusal(
  { config }: ServiceContext,
  refused: { code: 'INVALID_URL' | 'TARGET_REFUSED'; reason: string; message: string },
): AppError {
  const message = withOperatorContact(refused.message, config.operator.supportEmail);
  return new AppError(refused.code, message, { message: `Refused: ${refused.reason}` });
}
