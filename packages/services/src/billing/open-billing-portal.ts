import { createPortalSession } from '@curbcut/billing';
import { AppError } from '@curbcut/model/errors';
import { paymentMessages } from '@curbcut/model/plans';
import { type BillingPortalAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { providerFor } from './require-provider.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * The URL of the viewer's page at the provider: cards, receipts, cancellation. It leads back to a page of ours.
 * Throws INVALID_REQUEST for any other, NO_CUSTOMER when the provider has lost the customer (asking again makes a new
 * one), PAYMENTS_NOT_CONFIGURED and PAYMENTS_UNAVAILABLE.
 */
export async function openBillingPortal({
  ctx,
  input: { viewer, returnUrl },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; returnUrl: string | null };
}): Promise<BillingPortalAnswer> {
  const back = toOwnUrl(ctx.config.publicUrl, returnUrl ?? '/dashboard');
  const provider = await providerFor(ctx, viewer);
  const { userId } = viewer;
  const customerId = await ensureCustomer(ctx, provider, userId);
  if ((await syncCustomer(ctx, provider, { userId, customerId })) === null) {
    throw new AppError('NO_CUSTOMER', paymentMessages.noCustomer);
  }
  const url = await createPortalSession(provider, { customerId, returnUrl: back });
  return { success: true, url };
}

/** A URL of our own origin. A path counts from there; no other spelling leads elsewhere. */
function toOwnUrl(publicUrl: string, text: string): string {
  const own = new URL(publicUrl);
  const url = URL.canParse(text, own) ? new URL(text, own) : null;
  // A `blob:` URL has the origin of the page that made it.
  const isOwn = url?.origin === own.origin && url.protocol === own.protocol;
  if (url && isOwn && !url.username && !url.password) return url.href;
  throw new AppError('INVALID_REQUEST', paymentMessages.badReturnUrl);
}
