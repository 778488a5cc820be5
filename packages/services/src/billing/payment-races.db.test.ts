import { openProvider } from '@curbcut/billing';
import { startStripeServer, type StripeServer } from '@curbcut/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestUser } from '../../rig/test-users.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { endAccount } from '../accounts/deletion/end-account.ts';
import { setPlan } from '../plans/index.ts';
import {
  cancelSubscription,
  changePlan,
  createPaymentCustomer,
  createPaymentIntent,
  endPaidSubscription,
  forgetCustomers,
  reconcilePayments,
  syncSubscription,
} from './index.ts';
import { beginPurchase, buy, setUpBilling, type BillingServices } from './test-billing.ts';
import { becomeOverdue, planOf } from './test-payer.ts';

let stripe: StripeServer;
let ctx: BillingServices;

setUpBilling((parts) => ({ stripe, ctx } = parts));

/** The services, where a payment comes between what the provider was asked first and what it is asked then. */
function payBetween(subscriptionId: string): ServiceContext {
  const { stripe: library, config } = ctx.billing;
  const { subscriptions } = library;
  const retrieve: typeof subscriptions.retrieve = (id, ...more) => {
    if (stripe.state.subscription(subscriptionId).status !== 'active') stripe.pay(subscriptionId);
    return subscriptions.retrieve(id, ...more);
  };
  const hooked = Object.assign(Object.create(subscriptions), { retrieve });
  const provider = Object.create(library, { subscriptions: { value: hooked } });
  return { ...ctx, billing: { stripe: provider, config } };
}

test('a subscription that was to end unpaid, and is paid by then, goes on', async () => {
  const payer = await buy(ctx, stripe);
  await becomeOverdue(ctx, stripe, payer);
  const { subscriptionId } = payer;
  stripe.pay(subscriptionId);
  await endPaidSubscription({ ctx, input: { subscriptionId, credit: false } });
  expect(stripe.state.subscription(subscriptionId).status).toBe('active');
});

test('a second one that is not paid any more ends without a credit', async () => {
  const payer = await buy(ctx, stripe);
  await becomeOverdue(ctx, stripe, payer);
  const { subscriptionId, customerId } = payer;
  await endPaidSubscription({ ctx, input: { subscriptionId, credit: true } });
  expect(stripe.state.subscription(subscriptionId).status).toBe('canceled');
  expect(stripe.state.customer(customerId).balance).toBe(0);
});

test('whoever cancels while the open payment goes through keeps what is paid', async () => {
  const payer = await buy(ctx, stripe);
  await becomeOverdue(ctx, stripe, payer);
  const paying = payBetween(payer.subscriptionId);
  const answer = await cancelSubscription({ ctx: paying, input: { viewer: payer.viewer } });
  expect(answer).toMatchObject({
    message: 'Your subscription ends with the paid period. Until then nothing changes.',
    subscription: { type: 'pro', status: 'active', cancel_at_period_end: true },
  });
});

test('an open payment that goes through while another plan is chosen is not given up', async () => {
  const { viewer, subscriptionId, customerId } = await beginPurchase(ctx, stripe);
  const paying = payBetween(subscriptionId);
  await expect(
    createPaymentIntent({ ctx: paying, input: { viewer, planType: 'enterprise' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(stripe.subscriptionsOf(customerId).map(({ status }) => status)).toEqual(['active']);
});

test('nobody pays for a plan that the operator has given', async () => {
  const viewer = await createTestUser(ctx);
  const { userId } = viewer;
  const give = (plan: 'pro' | 'enterprise', to = userId) =>
    setPlan({ ctx, input: { userId: to, plan, actor: 'operator', reason: 'A friend' } });
  await give('enterprise');
  for (const planType of ['pro', 'enterprise'] as const) {
    await expect(createPaymentIntent({ ctx, input: { viewer, planType } })).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
    });
  }
  const payer = await buy(ctx, stripe);
  await give('enterprise', payer.viewer.userId);
  for (const ask of [createPaymentIntent, changePlan]) {
    await expect(
      ask({ ctx, input: { viewer: payer.viewer, planType: 'enterprise' } }),
    ).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  }
});

test('a card’s bank may take longer than the provider', async () => {
  const { viewer } = await buy(ctx, stripe);
  const timeoutMs = 500;
  const hurried = { ...ctx, billing: await openProvider(ctx.billing.config, { timeoutMs }) };
  stripe.fault = { kind: 'slow', ms: 2 * timeoutMs, path: /POST \/v1\/subscriptions\/sub_/ };
  const answer = await changePlan({ ctx: hurried, input: { viewer, planType: 'enterprise' } });
  expect(answer).toMatchObject({ outcome: 'changed', subscription: { type: 'enterprise' } });
});

test('the keys of another account take nobody’s plan away', async () => {
  const { viewer } = await buy(ctx, stripe);
  const other = await startStripeServer();
  const config = { ...ctx.billing.config, apiBase: other.url };
  const mistaken = { ...ctx, billing: await openProvider(config) };
  await expect(syncSubscription({ ctx: mistaken, input: { viewer } })).rejects.toMatchObject({
    code: 'PAYMENTS_UNAVAILABLE',
  });
  await other.close();
  expect(await planOf(ctx, viewer)).toBe('pro');
  const { subscription } = await syncSubscription({ ctx, input: { viewer } });
  expect(subscription).toMatchObject({ type: 'pro', status: 'active' });
});

test('whoever changes the address after a customer was half made can still buy', async () => {
  const viewer = await createTestUser(ctx);
  stripe.fault = { kind: 'lost-answer', path: /POST \/v1\/customers$/ };
  await expect(createPaymentCustomer({ ctx, input: { viewer } })).rejects.toThrow();
  stripe.fault = { kind: 'none' };
  const email = `new-${viewer.email}`;
  await ctx.db.updateTable('users').set({ email }).where('id', '=', viewer.userId).execute();
  const { customer_id: id } = await createPaymentCustomer({ ctx, input: { viewer } });
  expect(stripe.state.customer(id).email).toBe(email);
});

test('one customer whom the provider does not answer for holds up nobody, nor does one who leaves', async () => {
  const refused = await createTestUser(ctx);
  const { customer_id: refusedId } = await createPaymentCustomer({
    ctx,
    input: { viewer: refused },
  });
  const leaving = await buy(ctx, stripe);
  await endAccount(ctx, leaving.viewer.userId);
  const payer = await beginPurchase(ctx, stripe);
  stripe.pay(payer.subscriptionId);
  await sql`update billing_customers set synced_at = null where user_id = ${refused.userId}`.execute(
    ctx.db,
  );
  await sql`update billing_customers set synced_at = now() - interval '25 hours' where user_id = ${payer.viewer.userId}`.execute(
    ctx.db,
  );
  const path = new RegExp(`(?:${refusedId}|DELETE /v1/customers/${leaving.customerId})$`);
  stripe.fault = { kind: 'lost-answer', path };
  await expect(reconcilePayments({ ctx })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect(await planOf(ctx, payer.viewer)).toBe('pro');
});

test('one who leaves and is not answered for holds up no other who leaves', async () => {
  const [refused, other] = [await buy(ctx, stripe), await buy(ctx, stripe)];
  await endAccount(ctx, refused.viewer.userId);
  await endAccount(ctx, other.viewer.userId);
  const path = new RegExp(`DELETE /v1/customers/${refused.customerId}$`);
  stripe.fault = { kind: 'down', path };
  await expect(forgetCustomers({ ctx })).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect(stripe.state.customers.get(refused.customerId)?.deleted).toBeUndefined();
  expect(stripe.state.customers.get(other.customerId)?.deleted).toBe(true);
});
