import { AppError, withOperatorContact } from '@curbcut/contracts';
import { checkUrl } from '@curbcut/url-guard';
import type { ServiceContext } from '../service-context/service-context.ts';

/** The canonical form of an address that may be scanned. Throws INVALID_URL or TARGET_REFUSED. */
export function checkScanUrl(ctx: ServiceContext, url: string): string {
  const checked = checkUrl(url, ctx.config.targetPolicy);
  if (checked.ok) return checked.url.href;
  const message = withOperatorContact(checked.message, ctx.config.operator.supportEmail);
  throw new AppError(checked.code, message, { message: `Refused: ${checked.reason}` });
}
