import { deleteCustomer } from '@curbcut/billing';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { reportPaidTooLate } from './end-subscription.ts';

const customersAtOnce = 50;

/** So many customers one after another that could not be forgotten: the provider is away. */
const awayAfter = 3;

/**
 * Makes the payment provider forget the customers of deleted accounts, which ends their subscriptions at once and voids
 * what they owe. One that is refused holds up nobody: the others are forgotten, then its error is thrown, and it comes
 * with the next run. Throws PAYMENTS_UNAVAILABLE. Without payments nothing can be done, and is kept.
 */
export async function forgetCustomers({ ctx }: { ctx: ServiceContext }): Promise<number> {
  if (!ctx.billing) return 0;
  const left = await ctx.db
    .selectFrom('leaving_customers')
    .select('customer_id')
    .orderBy('left_at')
    .limit(customersAtOnce)
    .execute();
  const failures: unknown[] = [];
  let failedInARow = 0;
  for (const { customer_id: customerId } of left) {
    try {
      reportPaidTooLate(ctx, await deleteCustomer(ctx.billing, customerId));
      await ctx.db.deleteFrom('leaving_customers').where('customer_id', '=', customerId).execute();
      failedInARow = 0;
    } catch (error) {
      failures.push(error);
      failedInARow += 1;
      if (failedInARow === awayAfter) break;
    }
  }
  if (failures.length > 0) throw failures[0];
  return left.length;
}
