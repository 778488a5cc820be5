import {
  readSubscriptions,
  type PaidSubscription,
  type PaymentEvent,
  type Provider,
} from '@curbcut/billing';
import type { Transaction } from '@curbcut/db';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockUser } from '../kernel/locks/lock-user.ts';
import { storeSubscriptions } from './store-subscriptions.ts';

export interface Customer {
  userId: string;
  customerId: string;
}

/**
 * Asks the provider what a customer has, and stores it: the only way in which payments change a plan. Looks may
 * overlap; an older one never overwrites a younger one. An event has its effect with the look, once. Returns the
 * subscriptions; null when the provider has no such customer. Throws PAYMENTS_UNAVAILABLE, and nothing has changed.
 */
export async function syncCustomer(
  ctx: ServiceContext,
  provider: Provider,
  { userId, customerId }: Customer,
  event?: Pick<PaymentEvent, 'id' | 'type'>,
): Promise<PaidSubscription[] | null> {
  const look = await beginLook(ctx, userId);
  const subscriptions = await readSubscriptions(provider, customerId);
  if (look === null) return subscriptions;
  await ctx.db.transaction().execute(async (trx) => {
    const owner = await lockUser(trx, userId);
    if (!owner) return;
    if (event && !(await isFirst(trx, event))) return;
    if (!(await endLook(trx, { userId, customerId }, look))) return;
    if (subscriptions === null) await loseCustomer(trx, userId);
    await storeSubscriptions(ctx, trx, owner, subscriptions ?? []);
  });
  return subscriptions;
}

async function beginLook({ db }: ServiceContext, userId: string): Promise<string | null> {
  const begun = await db
    .updateTable('billing_customers')
    .set((eb) => ({ sync_begun: sql<string>`${eb.ref('sync_begun')} + 1` }))
    .where('user_id', '=', userId)
    .returning('sync_begun')
    .executeTakeFirst();
  return begun?.sync_begun ?? null;
}

/** Returns false when a younger look has been stored, or the account has another customer now. */
async function endLook(
  trx: Transaction,
  { userId, customerId }: Customer,
  look: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('billing_customers')
    .set({ sync_stored: look, synced_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('sync_stored', '<', look)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function loseCustomer(trx: Transaction, userId: string): Promise<void> {
  await trx
    .updateTable('billing_customers')
    .set((eb) => ({ customer_id: null, generation: eb('generation', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

/** Notes an event; false when it has had its effect already. */
async function isFirst(
  trx: Transaction,
  { id, type }: Pick<PaymentEvent, 'id' | 'type'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('stripe_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
