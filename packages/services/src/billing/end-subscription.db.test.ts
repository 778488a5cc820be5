import { limits } from '@curbcut/model/limits';
import type { StripeServer } from '@curbcut/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endAccount } from '../accounts/deletion/end-account.ts';
import {
  cancelSubscription,
  createPaymentIntent,
  forgetCustomers,
  listPlanChanges,
  reconcilePayments,
  resumePlanSubscription,
  syncSubscription,
} from './index.ts';
import { buy, deliverNew, setUpBilling, type BillingServices } from './test-billing.ts';
import { ageDebt, ageLook, mailsOf, planOf, runEndJobs, statusOf } from './test-payer.ts';

let stripe: StripeServer;
let ctx: BillingServices;

setUpBilling((parts) => ({ stripe, ctx } = parts));

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
  expect(await statusOf(ctx, viewer)).toMatchObject({
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
  await ctx.billing.stripe.customers.del(customerId);
  await deliverNew(ctx, stripe, customerId, from);
  expect(await planOf(ctx, viewer)).toBe('free');
});

test('a renewal goes on; one that fails leaves a grace, then the plan ends and nothing more is charged', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  stripe.renew(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(ctx, viewer)).toMatchObject({ type: 'pro', status: 'active' });
  stripe.setCard(customerId, 'declines');
  const from = stripe.state.events.length;
  stripe.renew(subscriptionId);
  await deliverNew(ctx, stripe, customerId, from);
  const overdue = await statusOf(ctx, viewer);
  expect(overdue).toMatchObject({ type: 'pro', status: 'past_due', granted_by: 'payments' });
  const graceDays = (Date.parse(overdue.grace_ends_at ?? '') - Date.now()) / 86_400_000;
  expect(graceDays).toBeGreaterThan(limits.paymentGraceDays - 0.1);
  expect(graceDays).toBeLessThanOrEqual(limits.paymentGraceDays + 0.1);
  await expect(
    createPaymentIntent({ ctx, input: { viewer, planType: 'enterprise' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  await ageDebt(ctx, viewer, limits.paymentGraceDays - 1);
  // Later unpaid invoices don't lengthen it.
  stripe.renew(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('pro');
  await ageDebt(ctx, viewer, 2);
  await ageLook(ctx, viewer);
  await reconcilePayments({ ctx });
  expect(await statusOf(ctx, viewer)).toMatchObject({ type: 'free', granted_by: 'none' });
  expect(await runEndJobs(ctx)).toContainEqual({ subscriptionId, credit: false });
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
  expect((await statusOf(ctx, viewer)).status).toBe('past_due');
  stripe.setCard(customerId, 'pays');
  stripe.pay(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(ctx, viewer)).toMatchObject({ status: 'active', grace_ends_at: null });
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
