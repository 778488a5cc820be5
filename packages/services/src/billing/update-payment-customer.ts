import { updateCustomer } from '@curbcut/billing';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { findCustomer } from './ensure-customer.ts';

/** Sends the payment provider name and email of an account, as they are now. Throws PAYMENTS_UNAVAILABLE. */
export async function updatePaymentCustomer({
  ctx,
  input: { userId },
}: {
  ctx: ServiceContext;
  input: { userId: string };
}): Promise<void> {
  if (!ctx.billing) return;
  const customerId = await findCustomer(ctx, userId);
  const owner = await ctx.db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (customerId !== null && owner) await updateCustomer(ctx.billing, customerId, owner);
}
