import type { StripeServer } from '@curbcut/testing';
import type { SubscriptionStatus } from '@curbcut/wire/plans';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { getSubscriptionStatus } from '../plans/index.ts';
import { endPaidSubscription, syncSubscription } from './index.ts';
import type { Payer } from './test-billing.ts';

/** What an account has. Only tests import this file. */
export async function statusOf(
  ctx: ServiceContext,
  viewer: Viewer,
): Promise<SubscriptionStatus['subscription']> {
  return (await getSubscriptionStatus({ ctx, input: { viewer } })).subscription;
}

export async function planOf(ctx: ServiceContext, { userId }: Viewer): Promise<string | undefined> {
  const user = await ctx.db
    .selectFrom('users')
    .select('plan')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.plan;
}

export async function mailsOf(ctx: ServiceContext, { userId }: Viewer): Promise<string[]> {
  const mails = await ctx.db
    .selectFrom('mails')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return mails.map(({ kind }) => kind);
}

/** Their card is refused for the next month. */
export async function becomeOverdue(
  ctx: ServiceContext,
  stripe: StripeServer,
  { viewer, customerId, subscriptionId }: Payer,
): Promise<void> {
  stripe.setCard(customerId, 'declines');
  stripe.renew(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
}

/** As if the payment had failed so many days earlier. */
export async function ageDebt(
  { db }: ServiceContext,
  { userId }: Viewer,
  days: number,
): Promise<void> {
  const earlier = sql`${days} * interval '1 day'`;
  await db
    .updateTable('subscriptions')
    .set({
      unpaid_since: sql<Date>`unpaid_since - ${earlier}`,
      grace_ends_at: sql<Date>`grace_ends_at - ${earlier}`,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** As if nobody had looked for a day. */
export async function ageLook({ db }: ServiceContext, { userId }: Viewer): Promise<void> {
  await db
    .updateTable('billing_customers')
    .set({ synced_at: sql<Date>`now() - interval '25 hours'` })
    .where('user_id', '=', userId)
    .execute();
}

interface Ending {
  subscriptionId: string;
  credit: boolean;
}

/** Ends what jobs were asked to end, as the worker does; one that fails is asked for again. */
export async function runEndJobs(ctx: ServiceContext): Promise<Ending[]> {
  const { rows } = await sql<{ id: string; data: Ending }>`
    select id, data from pgboss.job where name = 'end-subscription'`.execute(ctx.db);
  for (const { id, data } of rows) {
    await endPaidSubscription({ ctx, input: data });
    await sql`delete from pgboss.job where id = ${id}`.execute(ctx.db);
  }
  return rows.map(({ data }) => data);
}
