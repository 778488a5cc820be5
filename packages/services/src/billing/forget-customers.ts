import { deleteCustomer, endSubscription } from '@curbcut/billing';
import type { ServiceContext } from '../service-context/service-context.ts';

const customersAtOnce = 50;

/**
 * Makes the payment provider forget the customers of deleted accounts, which ends their subscriptions at once. Throws
 * PAYMENTS_UNAVAILABLE; those that are left come with the next run. Without payments nothing can be done, and is kept.
 */
export async function forgetCustomers({ ctx }: { ctx: ServiceContext }): Promise<number> {
  if (!ctx.billing) return 0;
  const left = await ctx.db
    .selectFrom('leaving_customers')
    .select('customer_id')
    .orderBy('left_at')
    .limit(customersAtOnce)
    .execute();
  for (const { customer_id: customerId } of left) {
    await deleteCustomer(ctx.billing, customerId);
    await ctx.db.deleteFrom('leaving_customers').where('customer_id', '=', customerId).execute();
  }
  return left.length;
}

/** Ends one subscription at the payment provider. Throws PAYMENTS_UNAVAILABLE. */
export async function endPaidSubscription({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { subscriptionId: string; credit: boolean };
}): Promise<void> {
  if (ctx.billing) await endSubscription(ctx.billing, input);
}
