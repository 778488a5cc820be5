import type { StripeServer } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { createTestUser } from '../../rig/test-users.ts';
import {
  changePlan,
  createPaymentIntent,
  createPlanSubscription,
  syncSubscription,
} from './index.ts';
import { beginPurchase, buy, setUpBilling, type BillingServices } from './test-billing.ts';
import { planOf, statusOf } from './test-payer.ts';

let stripe: StripeServer;
let ctx: BillingServices;

setUpBilling((parts) => ({ stripe, ctx } = parts));

test('a purchase gives the plan when it is paid, with what it costs and until when', async () => {
  const { viewer, subscriptionId } = await beginPurchase(ctx, stripe);
  expect(await statusOf(ctx, viewer)).toMatchObject({
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

test('a payment is found where it is one of the account, and a made-up one is not', async () => {
  const { viewer } = await beginPurchase(ctx, stripe);
  const { viewer: stranger } = await beginPurchase(ctx, stripe);
  const { client_secret } = await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  const paymentIntent = client_secret?.split('_secret_')[0] ?? '';
  const found = async (who: typeof viewer, named: string) =>
    (await syncSubscription({ ctx, input: { viewer: who, paymentIntent: named } })).payment_found;
  expect(await found(viewer, paymentIntent)).toBe(true);
  expect(await found(stranger, paymentIntent)).toBe(false);
  expect(await found(viewer, 'pi_madeup')).toBe(false);
  expect(await found(viewer, '../customers')).toBe(false);
  const { payment_found: unasked } = await syncSubscription({ ctx, input: { viewer } });
  expect(unasked).toBeUndefined();
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
  expect(await statusOf(ctx, viewer)).toMatchObject({
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
  await ctx.billing.stripe.customers.del(customerId);
  const answer = await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  expect(answer.kind).toBe('payment');
  expect(await planOf(ctx, viewer)).toBe('free');
  const own = [...stripe.state.customers.values()].filter(({ email }) => email === viewer.email);
  expect(own).toHaveLength(1);
  expect(own[0]?.id).not.toBe(customerId);
});

test('credit that covers the first month starts nothing until the person says so', async () => {
  const { viewer, customerId } = await beginPurchase(ctx, stripe, 'pro', -5_000);
  const intent = await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  expect(intent).toEqual({
    success: true,
    kind: 'credit',
    message: null,
    client_secret: null,
    plan_type: 'pro',
    amount: 0,
    currency: 'usd',
  });
  expect(stripe.subscriptionsOf(customerId)).toEqual([]);
  expect(stripe.state.customer(customerId).balance).toBe(-5_000);
  expect(await planOf(ctx, viewer)).toBe('free');
  const begin = () =>
    createPlanSubscription({ ctx, input: { viewer, planType: 'pro', customerId } });
  expect(await begin()).toMatchObject({ kind: 'payment', client_secret: null, amount: 0 });
  expect(await planOf(ctx, viewer)).toBe('pro');
  expect(stripe.state.customer(customerId).balance).toBe(2_900 - 5_000);
  await expect(begin()).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  expect(stripe.subscriptionsOf(customerId)).toHaveLength(1);
});

test('what is left below the smallest charge starts nothing by itself either', async () => {
  const { viewer, customerId } = await beginPurchase(ctx, stripe, 'pro', 10 - 2_900);
  const intent = await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  expect(intent.kind).toBe('credit');
  expect(stripe.subscriptionsOf(customerId)).toEqual([]);
});

test('credit that is used elsewhere in the meantime leaves the rest to the card', async () => {
  const { viewer, customerId } = await beginPurchase(ctx, stripe, 'pro', -5_000);
  stripe.state.customer(customerId).balance = -400;
  const answer = await createPlanSubscription({
    ctx,
    input: { viewer, planType: 'pro', customerId },
  });
  expect(answer).toMatchObject({ kind: 'payment', amount: 2_500 });
  expect(answer.client_secret).toMatch(/^pi_/);
  expect(await planOf(ctx, viewer)).toBe('free');
});
