import type { CustomerAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { providerFor } from './require-provider.ts';

/** Makes an account known to the payment provider, once. Throws PAYMENTS_NOT_CONFIGURED and PAYMENTS_UNAVAILABLE. */
export async function createPaymentCustomer({
  ctx,
  input: { viewer },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<CustomerAnswer> {
  const provider = await providerFor(ctx, viewer);
  return { success: true, customer_id: await ensureCustomer(ctx, provider, viewer.userId) };
}
