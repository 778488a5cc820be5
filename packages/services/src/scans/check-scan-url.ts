import { AppError, withOperatorContact } from '@curbcut/contracts';
import { checkUrl } from '@curbcut/url-guard';
import type { ServiceContext } from '../service-context/service-context.ts';

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
  const message = withOperatorContact(checked.message, ctx.config.operator.supportEmail);
  throw new AppError(checked.code, message, { message: `Refused: ${checked.reason}` });
}
