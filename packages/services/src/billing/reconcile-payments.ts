import { AppError } from '@curbcut/model/errors';
import { sql } from 'kysely';
import { deleteInBatches } from '../kernel/batches/delete-in-batches.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { forgetCustomers } from './forget-customers.ts';
import { syncCustomer, type Customer } from './sync-customer.ts';

const customersAtOnce = 500;
/** So many customers one after another without an answer: the provider is away. */
const awayAfter = 3;
/** The provider sends an event for 3 days, and its operator may do so for 30. */
const eventKeepDays = 60;

/**
 * Looks at each customer once a day, and at once where a grace or a paid period is over: what no event has told, or
 * what was lost between the provider's answer and our note of it, is found here. Stops when the provider does not
 * answer; what is left comes with the next run. Returns how many it looked at.
 */
export async function reconcilePayments({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const { billing } = ctx;
  if (!billing) return 0;
  await deleteInBatches(
    ctx.db,
    'stripe_events',
    sql`received_at < now() - ${eventKeepDays} * interval '1 day'`,
  );
  const due = await findDue(ctx);
  let unanswered = 0;
  for (const customer of due) {
    try {
      await syncCustomer(ctx, billing, customer);
      unanswered = 0;
    } catch (error) {
      // One customer that is always refused must not hold up the others.
      const isUnanswered = error instanceof AppError && error.code === 'PAYMENTS_UNAVAILABLE';
      unanswered = isUnanswered ? unanswered + 1 : 0;
      if (unanswered === awayAfter) throw error;
      ctx.log.error({ error, userId: customer.userId }, 'A customer could not be reconciled');
    }
  }
  await forgetCustomers({ ctx });
  return due.length;
}

async function findDue({ db }: ServiceContext): Promise<Customer[]> {
  const found = await db
    .selectFrom('billing_customers')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'billing_customers.user_id')
    .select(['billing_customers.user_id as userId', 'customer_id as customerId'])
    .where('customer_id', 'is not', null)
    .where(
      sql<boolean>`synced_at is null
        or synced_at < now() - interval '24 hours'
        or (subscriptions.granted_plan is not null and synced_at < now() - interval '5 minutes'
          and (subscriptions.grace_ends_at <= now()
            or (subscriptions.grace_ends_at is null and subscriptions.period_end <= now())))`,
    )
    .orderBy(sql`synced_at nulls first`)
    .limit(customersAtOnce)
    .execute();
  return found.flatMap(({ userId, customerId }) =>
    customerId === null ? [] : [{ userId, customerId }],
  );
}
