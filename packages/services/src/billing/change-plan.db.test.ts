import { paymentMessages } from '@curbcut/model/plans';
import type { StripeServer } from '@curbcut/testing';
import { expect, test } from 'vitest';
import {
  cancelSubscription,
  changePlan,
  createPaymentIntent,
  listPlanChanges,
  resumePlanSubscription,
  syncSubscription,
} from './index.ts';
import { buy, setUpBilling, type BillingServices } from './test-billing.ts';
import { planOf, statusOf } from './test-payer.ts';

let stripe: StripeServer;
let ctx: BillingServices;

setUpBilling((parts) => ({ stripe, ctx } = parts));

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
    message: null,
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

test.each([
  ['asks', paymentMessages.paymentRequired],
  ['declines', `Your card was declined. ${paymentMessages.planStaysUnpaid}`],
] as const)(
  'an upgrade whose card %s leaves the old plan until it is paid',
  async (card, message) => {
    const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
    stripe.setCard(customerId, card);
    const answer = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
    expect(answer).toMatchObject({
      outcome: 'requires-payment',
      message,
      amount: 7_000,
      subscription: { type: 'pro', payment_pending: true },
    });
    expect(answer.client_secret).toMatch(/^pi_/);
    stripe.pay(subscriptionId);
    const paid = await syncSubscription({ ctx, input: { viewer } });
    expect(paid.subscription).toMatchObject({ type: 'enterprise', payment_pending: false });
  },
);

test('an upgrade that was refused is gone on with: the same invoice is paid with another card', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  stripe.setCard(customerId, 'declines');
  const refused = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  const offer = await createPaymentIntent({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(offer).toMatchObject({
    kind: 'upgrade',
    client_secret: refused.client_secret,
    amount: 7_000,
    message: refused.message,
  });
  const again = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(again.client_secret).toBe(refused.client_secret);
  expect(invoicesOf(customerId)).toEqual(['paid 2900', 'open 7000']);
  stripe.pay(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(invoicesOf(customerId)).toEqual(['paid 2900', 'paid 7000']);
  expect(await planOf(ctx, viewer)).toBe('enterprise');
});

test('an upgrade whose answer was lost is gone on with, and charged once', async () => {
  const { viewer, customerId } = await buy(ctx, stripe);
  stripe.setCard(customerId, 'declines');
  stripe.fault = { kind: 'lost-answer', path: /^POST \/v1\/subscriptions\/sub_/ };
  await expect(
    changePlan({ ctx, input: { viewer, planType: 'enterprise' } }),
  ).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  stripe.fault = { kind: 'none' };
  const again = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(again).toMatchObject({ outcome: 'requires-payment', amount: 7_000 });
  expect(invoicesOf(customerId)).toEqual(['paid 2900', 'open 7000']);
});

test('an upgrade at a price that is no longer sold is begun anew, and its invoice is void', async () => {
  const { viewer, subscriptionId, customerId } = await buy(ctx, stripe);
  stripe.setCard(customerId, 'declines');
  const refused = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  const [item] = stripe.state.subscription(subscriptionId).pending_update?.subscription_items ?? [];
  if (item) item.price = stripe.state.price(stripe.addPrice(5_900));
  const again = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(again.client_secret).not.toBe(refused.client_secret);
  expect(invoicesOf(customerId)).toEqual(['paid 2900', 'void 7000', 'open 7000']);
});

test('why a card was refused stays unknown while nobody answers it; the payment can be made all the same', async () => {
  const { viewer, customerId } = await buy(ctx, stripe);
  stripe.setCard(customerId, 'declines');
  stripe.fault = { kind: 'down', path: /invoice_payments/ };
  const answer = await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(answer).toMatchObject({
    outcome: 'requires-payment',
    message: `${paymentMessages.notPaid} ${paymentMessages.planStaysUnpaid}`,
  });
});

test('who cancels after a refused upgrade owes nothing for it', async () => {
  const { viewer, customerId } = await buy(ctx, stripe);
  stripe.setCard(customerId, 'declines');
  await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  const canceled = await cancelSubscription({ ctx, input: { viewer } });
  expect(canceled.subscription).toMatchObject({
    type: 'pro',
    cancel_at_period_end: true,
    payment_pending: false,
  });
  expect(invoicesOf(customerId)).toEqual(['paid 2900', 'void 7000']);
});

test('an upgrade that nobody pays is forgotten after a day', async () => {
  const { viewer, customerId } = await buy(ctx, stripe);
  stripe.setCard(customerId, 'declines');
  await changePlan({ ctx, input: { viewer, planType: 'enterprise' } });
  stripe.advance(24 * 3_600);
  const { subscription } = await syncSubscription({ ctx, input: { viewer } });
  expect(subscription).toMatchObject({ type: 'pro', payment_pending: false });
  expect(invoicesOf(customerId)).toEqual(['paid 2900', 'void 7000']);
});

/** Oldest first. */
function invoicesOf(customerId: string): string[] {
  return [...stripe.state.invoices.values()]
    .filter(({ customer }) => customer === customerId)
    .map(({ status, amount_due: amount }) => `${status} ${amount}`);
}

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
  expect(await statusOf(ctx, viewer)).toMatchObject({ type: 'pro', price: 2_900, next_plan: null });
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
