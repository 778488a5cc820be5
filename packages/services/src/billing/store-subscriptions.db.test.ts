import { openProvider } from '@curbcut/billing';
import type { StripeServer } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { createTestUser } from '../../rig/test-users.ts';
import { setAccountPlan } from '../operator/set-account-plan.ts';
import { setPlan } from '../plans/index.ts';
import { createSchedule, listSchedules } from '../schedules/index.ts';
import { createPaymentIntent, reconcilePayments, syncSubscription } from './index.ts';
import { beginPurchase, buy, setUpBilling, type BillingServices } from './test-billing.ts';
import { ageLook, planOf, runEndJobs, statusOf } from './test-payer.ts';

let stripe: StripeServer;
let ctx: BillingServices;

setUpBilling((parts) => ({ stripe, ctx } = parts));

test.each(['paused', 'unpaid'] as const)('%s at the provider', async (status) => {
  const { viewer, subscriptionId } = await buy(ctx, stripe);
  stripe.state.subscription(subscriptionId).status = status;
  const { subscription } = await syncSubscription({ ctx, input: { viewer } });
  const expected = { paused: ['free', 'none'], unpaid: ['pro', 'past_due'] }[status];
  expect([subscription.type, subscription.status]).toEqual(expected);
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
  const { config } = ctx.billing;
  const prices = { ...config.prices, pro: [stripe.addPrice(3_900), ctx.prices.pro] };
  const later = { ...ctx, billing: await openProvider({ ...config, prices }) };
  await syncSubscription({ ctx: later, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('pro');
});

test('of two subscriptions the better one stays, and the other one ends with a credit', async () => {
  const { viewer, customerId, subscriptionId } = await buy(ctx, stripe);
  const second = await ctx.billing.stripe.subscriptions.create({
    customer: customerId,
    items: [{ price: ctx.prices.enterprise, quantity: 1 }],
    payment_behavior: 'default_incomplete',
  });
  stripe.pay(second.id);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await planOf(ctx, viewer)).toBe('enterprise');
  expect(await runEndJobs(ctx)).toContainEqual({ subscriptionId, credit: true });
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
  expect(await statusOf(ctx, viewer)).toMatchObject({ type: 'pro', granted_by: 'operator' });
  const customer = [...stripe.state.customers.values()].find((each) => each.email === email);
  const [subscription] = stripe.subscriptionsOf(customer?.id ?? '');
  stripe.pay(subscription?.id ?? '');
  await syncSubscription({ ctx, input: { viewer } });
  expect(await statusOf(ctx, viewer)).toMatchObject({ type: 'enterprise', granted_by: 'payments' });
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
  await ageLook(ctx, viewer);
  expect(await reconcilePayments({ ctx })).toBeGreaterThan(0);
  expect(await planOf(ctx, viewer)).toBe('pro');
});
