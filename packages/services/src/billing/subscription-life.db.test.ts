import { openProvider } from '@curbcut/billing';
import { limits } from '@curbcut/contracts';
import {
  createTestDatabase,
  startStripeServer,
  type StripeServer,
  type TestDatabase,
} from '@curbcut/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  cancelSubscription,
  changePlan,
  closeServices,
  createPaymentIntent,
  createPlanSubscription,
  createSchedule,
  endPaidSubscription,
  forgetCustomers,
  getSubscriptionStatus,
  listPlanChanges,
  listSchedules,
  reconcilePayments,
  resumePlanSubscription,
  setPlan,
  syncSubscription,
  type Viewer,
} from '../index.ts';
import { endAccount } from '../accounts/deletion/end-account.ts';
import { setAccountPlan } from '../operator/set-account-plan.ts';
import { createTestUser } from '../test-users.ts';
import {
  beginPurchase,
  buy,
  deliverNew,
  mailsOf,
  openBillingServices,
  planOf,
} from './test-billing.ts';

let database: TestDatabase;
let stripe: StripeServer;
let ctx: Awaited<ReturnType<typeof openBillingServices>>;

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startStripeServer();
  ctx = await openBillingServices(database.databaseUrl, stripe);
});

afterEach(() => {
  stripe.fault = { kind: 'none' };
});

afterAll(async () => {
  await closeServices(ctx);
  await stripe.close();
  await database.drop();
});

async function statusOf(viewer: Viewer) {
  return (await getSubscriptionStatus({ ctx, input: { viewer } })).subscription;
}

/** As if the payment had failed so many days earlier. */
async function ageDebt({ userId }: Viewer, days: number): Promise<void> {
  const earlier = sql`${days} * interval '1 day'`;
  await ctx.db
    .updateTable('subscriptions')
    .set({
      unpaid_since: sql<Date>`unpaid_since - ${earlier}`,
      grace_ends_at: sql<Date>`grace_ends_at - ${earlier}`,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** As if nobody had looked for a day. */
async function ageLook({ userId }: Viewer): Promise<void> {
  await ctx.db
    .updateTable('billing_customers')
    .set({ synced_at: sql<Date>`now() - interval '25 hours'` })
    .where('user_id', '=', userId)
    .execute();
}

/** Ends what jobs were asked to end, as the worker does. */
async function runEndJobs(): Promise<{ subscriptionId: string; credit: boolean }[]> {
  const { rows } = await sql<{ id: string; data: { subscriptionId: string; credit: boolean } }>`
    delete from pgboss.job where name = 'end-subscription' returning id, data`.execute(ctx.db);
  for (const { data } of rows) await endPaidSubscription({ ctx, input: data });
  return rows.map(({ data }) => data);
}

test('a purchase gives the plan when it is paid, with what it costs and until when', async () => {
  const { viewer, subscriptionId } = await beginPurchase(ctx, stripe);
  expect(await statusOf(viewer)).toMatchObject({
    type: 'free',
    status: 'none',
    payment_pending: true,
  });
  stripe.pay(subscriptionId);
  const synced = await syncSubscription({ ctx, input: { viewer } });
  const end = stripe.state.itemOf(stripe.state.subscription(subscriptionId)).current_period_end;
  expect(synced).toMatchObject({
    message: 'Subscription status synchronized successfully!',
    subscription: {
      type: 'pro',
      status: 'active',
      price: 2_900,
      current_period_end: new Date(end * 1_000).toISOString(),
      cancel_at_period_end: false,
      granted_by: 'payments',
      next_plan: null,
      payment_pending: false,
      payments_configured: true,
      max_scans_per_month: 1_000,
    },
  });
});

test('a declined card gives nothing, and the same payment can be tried with another one', async () => {
  const { viewer, subscriptionId, customerId } = await beginPurchase(ctx, stripe);
  stripe.decline(subscriptionId, 'insufficient_funds');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('free');
  const [first] = stripe.subscriptionsOf(customerId);
  const again = await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  expect(stripe.subscriptionsOf(customerId)).toEqual([first]);
  expect(again.client_secret).toMatch(/^pi_\w+_secret_\w+$/);
  stripe.pay(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('pro');
});

test('asked for at the same time, there is one customer and one subscription', async () => {
  const viewer = await createTestUser(ctx);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } }),
    ),
  );
  expect(new Set(answers.map(({ client_secret }) => client_secret)).size).toBe(1);
  const own = [...stripe.state.customers.values()].filter(({ email }) => email === viewer.email);
  expect(own).toHaveLength(1);
  expect(stripe.subscriptionsOf(own[0]?.id ?? '')).toHaveLength(1);
});

test('another plan gives up the payment that was open', async () => {
  const { viewer, subscriptionId, customerId } = await beginPurchase(ctx, stripe);
  const answer = await createPaymentIntent({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(answer).toMatchObject({ kind: 'payment', amount: 9_900, currency: 'usd' });
  expect(stripe.subscriptionsOf(customerId).map(({ status }) => status)).toEqual([
    'incomplete_expired',
    'incomplete',
  ]);
  expect(() => stripe.pay(subscriptionId)).toThrow(/status of canceled/);
});

test('a payment that was never made expires, and the next one is new', async () => {
  const { viewer, customerId } = await beginPurchase(ctx, stripe);
  stripe.advance(24 * 3_600);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(viewer)).toMatchObject({
    type: 'free',
    status: 'none',
    payment_pending: false,
  });
  await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  const statuses = stripe.subscriptionsOf(customerId).map(({ status }) => status);
  expect(statuses).toEqual(['incomplete_expired', 'incomplete']);
});

test('whoever has the plan cannot buy it again', async () => {
  const { viewer, customerId } = await buy(ctx, stripe);
  for (const ask of [
    () => createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } }),
    () => createPlanSubscription({ ctx, input: { viewer, planType: 'pro', customerId } }),
    () => changePlan({ ctx, input: { viewer, planType: 'pro' } }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  }
  expect(stripe.subscriptionsOf(customerId)).toHaveLength(1);
});

test('nobody buys for somebody else’s customer', async () => {
  const other = await buy(ctx, stripe);
  const viewer = await createTestUser(ctx);
  await expect(
    createPlanSubscription({
      ctx,
      input: { viewer, planType: 'pro', customerId: other.customerId },
    }),
  ).rejects.toMatchObject({ code: 'NO_CUSTOMER' });
  expect(stripe.subscriptionsOf(other.customerId)).toHaveLength(1);
});

test('a price that is not what the pages say is not charged', async () => {
  const viewer = await createTestUser(ctx);
  stripe.state.price(ctx.prices.pro).unit_amount = 2_901;
  await expect(
    createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } }),
  ).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  stripe.state.price(ctx.prices.pro).unit_amount = 2_900;
});

test('canceled, the plan stays until the paid period is over, and can be resumed until then', async () => {
  const { viewer, subscriptionId } = await buy(ctx, stripe);
  const canceled = await cancelSubscription({ ctx, input: { viewer } });
  expect(canceled.subscription).toMatchObject({
    type: 'pro',
    status: 'active',
    cancel_at_period_end: true,
    next_plan: 'free',
  });
  await cancelSubscription({ ctx, input: { viewer } });
  const resumed = await resumePlanSubscription({ ctx, input: { viewer } });
  expect(resumed.subscription).toMatchObject({ cancel_at_period_end: false, next_plan: null });
  expect(stripe.state.subscription(subscriptionId).cancel_at_period_end).toBe(false);
  await cancelSubscription({ ctx, input: { viewer } });
  const end = stripe.state.itemOf(stripe.state.subscription(subscriptionId)).current_period_end;
  stripe.advance(end - stripe.state.now() - 60);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('pro');
  stripe.advance(120);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(viewer)).toMatchObject({
    type: 'free',
    status: 'canceled',
    granted_by: 'none',
  });
  expect(await mailsOf(ctx, viewer)).toEqual([
    'subscription-started',
    'subscription-canceled',
    'subscription-canceled',
    'plan-ended',
  ]);
  await expect(cancelSubscription({ ctx, input: { viewer } })).rejects.toMatchObject({
    code: 'NO_SUBSCRIPTION',
  });
  await expect(resumePlanSubscription({ ctx, input: { viewer } })).rejects.toMatchObject({
    code: 'NO_SUBSCRIPTION',
  });
});

test('an end that the provider’s portal has set as a date is shown, and can be taken back', async () => {
  const { viewer, subscriptionId } = await buy(ctx, stripe);
  const subscription = stripe.state.subscription(subscriptionId);
  subscription.cancel_at = stripe.state.now() + 5 * 86_400;
  const synced = await syncSubscription({ ctx, input: { viewer } });
  expect(synced.subscription).toMatchObject({
    cancel_at_period_end: true,
    current_period_end: new Date(subscription.cancel_at * 1_000).toISOString(),
    next_plan: 'free',
  });
  const resumed = await resumePlanSubscription({ ctx, input: { viewer } });
  expect(resumed.subscription).toMatchObject({ cancel_at_period_end: false, next_plan: null });
  expect(subscription.cancel_at).toBeNull();
});

test('money given back changes nothing until the subscription ends', async () => {
  const { viewer, customerId, subscriptionId } = await buy(ctx, stripe);
  const from = stripe.state.events.length;
  stripe.state.emit('charge.refunded', { object: 'charge', id: 'ch_1', customer: customerId });
  await deliverNew(ctx, stripe, customerId, from);
  expect(await planOf(ctx, viewer)).toBe('pro');
  stripe.cancel(subscriptionId);
  await deliverNew(ctx, stripe, customerId, from);
  expect(await planOf(ctx, viewer)).toBe('free');
});

test('a customer that is deleted at the provider pays no more', async () => {
  const { viewer, customerId } = await buy(ctx, stripe);
  const from = stripe.state.events.length;
  await ctx.billing?.stripe.customers.del(customerId);
  await deliverNew(ctx, stripe, customerId, from);
  expect(await planOf(ctx, viewer)).toBe('free');
});

test.each(['paused', 'unpaid'] as const)('%s at the provider', async (status) => {
  const { viewer, subscriptionId } = await buy(ctx, stripe);
  stripe.state.subscription(subscriptionId).status = status;
  const { subscription } = await syncSubscription({ ctx, input: { viewer } });
  const expected = { paused: ['free', 'none'], unpaid: ['pro', 'past_due'] }[status];
  expect([subscription.type, subscription.status]).toEqual(expected);
});

test('whoever has left can come back', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  stripe.cancel(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('free');
  await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  const again = stripe.subscriptionsOf(customerId).at(-1);
  stripe.pay(again?.id ?? '');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('pro');
  expect(again?.id).not.toBe(subscriptionId);
});

test('a renewal goes on; one that fails leaves a grace, then the plan ends and nothing more is charged', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  stripe.renew(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(viewer)).toMatchObject({ type: 'pro', status: 'active' });
  stripe.setCard(customerId, 'declines');
  const from = stripe.state.events.length;
  stripe.renew(subscriptionId);
  await deliverNew(ctx, stripe, customerId, from);
  const overdue = await statusOf(viewer);
  expect(overdue).toMatchObject({ type: 'pro', status: 'past_due', granted_by: 'payments' });
  const graceDays = (Date.parse(overdue.grace_ends_at ?? '') - Date.now()) / 86_400_000;
  expect(graceDays).toBeGreaterThan(limits.paymentGraceDays - 0.1);
  expect(graceDays).toBeLessThanOrEqual(limits.paymentGraceDays + 0.1);
  await expect(
    createPaymentIntent({ ctx, input: { viewer, planType: 'enterprise' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  await ageDebt(viewer, limits.paymentGraceDays - 1);
  // Later unpaid invoices don't lengthen it.
  stripe.renew(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('pro');
  await ageDebt(viewer, 2);
  await ageLook(viewer);
  await reconcilePayments({ ctx });
  expect(await statusOf(viewer)).toMatchObject({ type: 'free', granted_by: 'none' });
  expect(await runEndJobs()).toContainEqual({ subscriptionId, credit: false });
  expect(stripe.state.subscription(subscriptionId).status).toBe('canceled');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await mailsOf(ctx, viewer)).toEqual([
    'subscription-started',
    'payment-failed',
    'plan-ended',
  ]);
  const { changes } = await listPlanChanges({ ctx, input: { viewer } });
  expect(changes.map(({ from: was, to, actor, reason }) => [was, to, actor, reason])).toEqual([
    ['pro', 'free', 'payments', 'The subscription ended, as its payment was not made.'],
    ['free', 'pro', 'payments', 'The subscription to the Pro Tier is paid.'],
  ]);
});

test('a payment within the grace ends it', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  stripe.setCard(customerId, 'declines');
  stripe.renew(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect((await statusOf(viewer)).status).toBe('past_due');
  stripe.setCard(customerId, 'pays');
  stripe.pay(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(viewer)).toMatchObject({ status: 'active', grace_ends_at: null });
  expect(await mailsOf(ctx, viewer)).toEqual(['subscription-started', 'payment-failed']);
});

test('whoever cancels while a payment is open leaves at once', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  stripe.setCard(customerId, 'declines');
  stripe.renew(subscriptionId);
  const answer = await cancelSubscription({ ctx, input: { viewer } });
  expect(answer).toMatchObject({
    message: 'Your subscription has ended, as its last payment was not made.',
    subscription: { type: 'free' },
  });
});

test('an upgrade says what it costs, then charges it and holds at once', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  const offer = await createPaymentIntent({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(offer).toEqual({
    success: true,
    kind: 'upgrade',
    client_secret: null,
    plan_type: 'enterprise',
    amount: 7_000,
    currency: 'usd',
  });
  expect(await planOf(ctx, viewer)).toBe('pro');
  const changed = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(changed).toMatchObject({
    outcome: 'changed',
    client_secret: null,
    subscription: { type: 'enterprise', max_scans_per_month: -1 },
  });
  expect(stripe.subscriptionsOf(customerId).map(({ id }) => id)).toEqual([subscriptionId]);
  const { changes } = await listPlanChanges({ ctx, input: { viewer } });
  expect(changes[0]).toMatchObject({
    from: 'pro',
    to: 'enterprise',
    reason: 'The subscription changed from the Pro Tier to the Enterprise Tier.',
  });
});

test.each(['asks', 'declines'] as const)(
  'an upgrade whose card %s leaves the old plan until it is paid',
  async (card) => {
    const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
    stripe.setCard(customerId, card);
    const answer = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
    expect(answer).toMatchObject({ outcome: 'requires-payment', subscription: { type: 'pro' } });
    expect(answer.client_secret).toMatch(/^pi_/);
    stripe.pay(subscriptionId);
    await syncSubscription({ ctx, input: { viewer } });
    expect(await planOf(ctx, viewer)).toBe('enterprise');
  },
);

test('a downgrade comes with the next period, and can be taken back', async () => {
  const { viewer, subscriptionId } = await buy(ctx, stripe, 'enterprise');
  await expect(
    createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  const scheduled = await changePlan({ ctx, input: { viewer, planType: 'pro' } });
  expect(scheduled).toMatchObject({
    outcome: 'scheduled',
    subscription: { type: 'enterprise', next_plan: 'pro' },
  });
  const resumed = await resumePlanSubscription({ ctx, input: { viewer } });
  expect(resumed.subscription.next_plan).toBeNull();
  await changePlan({ ctx, input: { viewer, planType: 'pro' } });
  stripe.renew(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(viewer)).toMatchObject({ type: 'pro', price: 2_900, next_plan: null });
  // It can be canceled although it is to change.
  const other = await buy(ctx, stripe, 'enterprise');
  await changePlan({ ctx, input: { viewer: other.viewer, planType: 'pro' } });
  const canceled = await cancelSubscription({ ctx, input: { viewer: other.viewer } });
  expect(canceled.subscription).toMatchObject({ cancel_at_period_end: true, next_plan: 'free' });
});

test('a subscription that is to end cannot be upgraded before it is resumed', async () => {
  const { viewer } = await buy(ctx, stripe);
  await cancelSubscription({ ctx, input: { viewer } });
  await expect(
    changePlan({ ctx, input: { viewer, planType: 'enterprise' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT', userMessage: expect.stringContaining('Resume') });
});

test('schedules beyond the plan wait, and come back with it', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  const owner = { ...viewer, plan: ctx.config.plans.pro };
  await createSchedule({
    ctx,
    input: {
      viewer: owner,
      url: 'https://www.harbourline.example/',
      frequency: 'daily',
      time: '09:00',
    },
  });
  const statuses = async () =>
    (await listSchedules({ ctx, input: { viewer } })).schedules.map(({ status }) => status);
  stripe.cancel(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statuses()).toEqual(['over-limit']);
  await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  stripe.pay(stripe.subscriptionsOf(customerId).at(-1)?.id ?? '');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statuses()).toEqual(['active']);
});

test.each([
  ['another price', () => ({ price: stripe.addPrice(100) })],
  ['another currency', () => ({ price: ctx.prices.pro, currency: 'eur' })],
  ['two at once', () => ({ price: ctx.prices.pro, quantity: 2 })],
])('%s gives nothing', async (_name, make) => {
  const { viewer, subscriptionId } = await beginPurchase(ctx, stripe);
  const {
    price,
    currency,
    quantity = 1,
  }: { price: string; currency?: string; quantity?: number } = make();
  const item = stripe.state.itemOf(stripe.state.subscription(subscriptionId));
  item.quantity = quantity;
  item.price = { ...stripe.state.price(price), ...(currency ? { currency } : {}) };
  stripe.pay(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('free');
});

test('a price that is no longer sold is still honored', async () => {
  const { viewer } = await buy(ctx, stripe);
  const { payments } = ctx.config;
  if (!payments) throw new Error('This test needs payments');
  const prices = { ...payments.prices, pro: [stripe.addPrice(3_900), ctx.prices.pro] };
  const later = { ...ctx, billing: await openProvider({ ...payments, prices }) };
  await syncSubscription({ ctx: later, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('pro');
});

test('of two subscriptions the better one stays, and the other one ends with a credit', async () => {
  const { viewer, customerId, subscriptionId } = await buy(ctx, stripe);
  const { stripe: library } = ctx.billing ?? {};
  const second = await library?.subscriptions.create({
    customer: customerId,
    items: [{ price: ctx.prices.enterprise, quantity: 1 }],
    payment_behavior: 'default_incomplete',
  });
  stripe.pay(second?.id ?? '');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('enterprise');
  expect(await runEndJobs()).toContainEqual({ subscriptionId, credit: true });
  expect(stripe.state.subscription(subscriptionId).status).toBe('canceled');
  expect(stripe.state.customer(customerId).balance).toBeLessThan(0);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('enterprise');
});

test('what an operator gives stays: with no subscription, beside one, and after one', async () => {
  const viewer = await createTestUser(ctx);
  const { email, userId } = viewer;
  const give = (plan: 'free' | 'pro' | 'enterprise') =>
    setPlan({ ctx, input: { userId, plan, actor: 'operator', reason: 'A friend' } });
  await give('pro');
  await createPaymentIntent({ ctx, input: { viewer, planType: 'enterprise' } });
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(viewer)).toMatchObject({ type: 'pro', granted_by: 'operator' });
  const customer = [...stripe.state.customers.values()].find((each) => each.email === email);
  const [subscription] = stripe.subscriptionsOf(customer?.id ?? '');
  stripe.pay(subscription?.id ?? '');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(viewer)).toMatchObject({ type: 'enterprise', granted_by: 'payments' });
  await expect(
    setAccountPlan({ ctx, input: { email, plan: 'free', reason: 'No more' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await planOf(ctx, viewer)).toBe('enterprise');
  await give('pro');
  stripe.cancel(subscription?.id ?? '');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('pro');
  await give('free');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('free');
});

test('what no event has told, the daily look finds', async () => {
  const { viewer, subscriptionId } = await beginPurchase(ctx, stripe);
  stripe.pay(subscriptionId);
  await reconcilePayments({ ctx });
  expect(await planOf(ctx, viewer)).toBe('free');
  await ageLook(viewer);
  expect(await reconcilePayments({ ctx })).toBeGreaterThan(0);
  expect(await planOf(ctx, viewer)).toBe('pro');
});

test('what the provider did before we could note it is found again, and not done twice', async () => {
  const viewer = await createTestUser(ctx);
  const ask = () => createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  const own = () =>
    [...stripe.state.customers.values()].filter(({ email }) => email === viewer.email);
  stripe.fault = { kind: 'lost-answer', path: /POST \/v1\/customers$/ };
  await expect(ask()).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect(own()).toHaveLength(1);
  stripe.fault = { kind: 'lost-answer', path: /POST \/v1\/subscriptions$/ };
  await expect(ask()).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  stripe.fault = { kind: 'none' };
  const { client_secret: secret } = await ask();
  expect(own()).toHaveLength(1);
  const subscriptions = stripe.subscriptionsOf(own()[0]?.id ?? '');
  expect(subscriptions).toHaveLength(1);
  expect(secret).not.toBeNull();
});

test('a customer that the provider has lost is made anew', async () => {
  const { viewer, customerId } = await buy(ctx, stripe);
  await ctx.billing?.stripe.customers.del(customerId);
  const answer = await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  expect(answer.kind).toBe('payment');
  expect(await planOf(ctx, viewer)).toBe('free');
  const own = [...stripe.state.customers.values()].filter(({ email }) => email === viewer.email);
  expect(own).toHaveLength(1);
  expect(own[0]?.id).not.toBe(customerId);
});

test('a deleted account pays no more, also when the provider was away', async () => {
  const { viewer, customerId, subscriptionId } = await buy(ctx, stripe);
  stripe.fault = { kind: 'down' };
  await endAccount(ctx, viewer.userId);
  expect(await planOf(ctx, viewer)).toBeUndefined();
  const jobs = await sql`select id from pgboss.job where name = 'forget-customers'`.execute(ctx.db);
  expect(jobs.rows).toHaveLength(1);
  await expect(forgetCustomers({ ctx })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  stripe.fault = { kind: 'none' };
  expect(await forgetCustomers({ ctx })).toBe(1);
  expect(stripe.state.subscription(subscriptionId).status).toBe('canceled');
  expect(stripe.state.customers.get(customerId)).toMatchObject({ deleted: true, email: null });
  expect(await forgetCustomers({ ctx })).toBe(0);
  const left = await ctx.db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('user_id', '=', viewer.userId)
    .execute();
  expect(left).toEqual([]);
});
