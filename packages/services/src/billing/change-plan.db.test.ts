import type { StripeServer } from '@curbcut/testing';
import { expect, test } from 'vitest';
import {
  cancelSubscription,
  changePlan,
  createPaymentIntent,
  listPlanChanges,
  resumePlanSubscription,
  syncSubscription,
} from '../index.ts';
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
