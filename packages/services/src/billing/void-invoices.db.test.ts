import { limits } from '@curbcut/model/limits';
import type { StripeServer } from '@curbcut/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endAccount } from '../accounts/deletion/end-account.ts';
import {
  cancelSubscription,
  createPaymentIntent,
  endPaidSubscription,
  forgetCustomers,
  reconcilePayments,
  syncSubscription,
} from './index.ts';
import {
  beginPurchase,
  buy,
  deliverNew,
  setUpBilling,
  type BillingServices,
  type Payer,
} from './test-billing.ts';
import { ageDebt, ageLook, becomeOverdue, mailsOf, planOf, runEndJobs } from './test-payer.ts';

let stripe: StripeServer;
let ctx: BillingServices;

setUpBilling((parts) => ({ stripe, ctx } = parts));

function invoicesOf(customerId: string): string[] {
  return [...stripe.state.invoices.values()]
    .filter(({ customer }) => customer === customerId)
    .map(({ status }) => status);
}

function voidsOf(customerId: string): number {
  return stripe.state.events.filter(
    ({ type, data }) => type === 'invoice.voided' && data.object.customer === customerId,
  ).length;
}

/** Somebody who owes two months. */
async function owe(): Promise<Payer> {
  const payer = await buy(ctx, stripe);
  await becomeOverdue(ctx, stripe, payer);
  await becomeOverdue(ctx, stripe, payer);
  expect(invoicesOf(payer.customerId)).toEqual(['paid', 'open', 'open']);
  return payer;
}

test('after the grace nothing is owed any more, and nobody can pay it', async () => {
  const { viewer, customerId, subscriptionId } = await owe();
  await ageDebt(ctx, viewer, limits.paymentGraceDays + 1);
  await ageLook(ctx, viewer);
  await reconcilePayments({ ctx });
  const from = stripe.state.events.length;
  expect(await runEndJobs(ctx)).toContainEqual({ subscriptionId, credit: false });
  expect(stripe.state.subscription(subscriptionId).status).toBe('canceled');
  expect(invoicesOf(customerId)).toEqual(['paid', 'void', 'void']);
  expect(() => stripe.pay(subscriptionId)).toThrow(/status of canceled/);
  const told = stripe.state.events.slice(from).map(({ type }) => type);
  expect(told).toContain('invoice.voided');
  await deliverNew(ctx, stripe, customerId, from);
  expect(await planOf(ctx, viewer)).toBe('free');
  expect(await mailsOf(ctx, viewer)).toEqual([
    'subscription-started',
    'payment-failed',
    'plan-ended',
  ]);
  expect(await runEndJobs(ctx)).toEqual([]);
});

const moments = [
  ['before the subscription ends', { kind: 'down', path: /DELETE / }],
  ['when it has just ended', { kind: 'lost-answer', path: /DELETE / }],
  ['before the invoices are read', { kind: 'down', path: /GET \/v1\/invoices$/ }],
  ['before the first is void', { kind: 'down', path: /POST .*\/void$/ }],
  ['when the first is void', { kind: 'lost-answer', path: /\/v1\/invoices\/in_/ }],
] as const;

test.each(moments)(
  'an end that breaks off %s is made whole by the next try',
  async (_name, fault) => {
    const { customerId, subscriptionId } = await owe();
    const end = () => endPaidSubscription({ ctx, input: { subscriptionId, credit: false } });
    stripe.fault = fault;
    await expect(end()).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    stripe.fault = { kind: 'none' };
    await end();
    await end();
    expect(stripe.state.subscription(subscriptionId).status).toBe('canceled');
    expect(invoicesOf(customerId)).toEqual(['paid', 'void', 'void']);
    expect(voidsOf(customerId)).toBe(2);
  },
);

test('what no try has voided, the daily look asks for again', async () => {
  const { viewer, customerId, subscriptionId } = await owe();
  stripe.fault = { kind: 'down', path: /POST .*\/void$/ };
  await expect(cancelSubscription({ ctx, input: { viewer } })).rejects.toMatchObject({
    code: 'PAYMENTS_UNAVAILABLE',
  });
  stripe.fault = { kind: 'none' };
  expect(invoicesOf(customerId)).toEqual(['paid', 'open', 'open']);
  await ageLook(ctx, viewer);
  await reconcilePayments({ ctx });
  expect(await runEndJobs(ctx)).toEqual([{ subscriptionId, credit: false }]);
  expect(invoicesOf(customerId)).toEqual(['paid', 'void', 'void']);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await runEndJobs(ctx)).toEqual([]);
});

test('the same holds when the provider itself has ended it', async () => {
  const { viewer, customerId, subscriptionId } = await owe();
  const from = stripe.state.events.length;
  stripe.cancel(subscriptionId);
  await deliverNew(ctx, stripe, customerId, from);
  expect(await planOf(ctx, viewer)).toBe('free');
  await runEndJobs(ctx);
  expect(invoicesOf(customerId)).toEqual(['paid', 'void', 'void']);
});

test('what is none of ours is left alone', async () => {
  const { viewer, customerId, subscriptionId } = await owe();
  stripe.state.itemOf(stripe.state.subscription(subscriptionId)).price = stripe.state.price(
    stripe.addPrice(100),
  );
  stripe.cancel(subscriptionId);
  await syncSubscription({ ctx, input: { viewer } });
  expect(await runEndJobs(ctx)).toEqual([]);
  expect(invoicesOf(customerId)).toEqual(['paid', 'open', 'open']);
});

test('a draft never becomes a debt', async () => {
  const { customerId, subscriptionId } = await owe();
  const newest = stripe.state.invoice(stripe.state.subscription(subscriptionId).latest_invoice);
  newest.status = 'draft';
  await endPaidSubscription({ ctx, input: { subscriptionId, credit: false } });
  expect(invoicesOf(customerId)).toEqual(['paid', 'void', 'draft']);
  expect(newest.auto_advance).toBe(false);
});

test('whoever cancels while a payment is open owes nothing', async () => {
  const { viewer, customerId } = await owe();
  await cancelSubscription({ ctx, input: { viewer } });
  expect(invoicesOf(customerId)).toEqual(['paid', 'void', 'void']);
});

test('a payment in the very moment of the end is told to the operator', async () => {
  const { customerId, subscriptionId } = await owe();
  const { stripe: library, config } = ctx.billing;
  const { invoices } = library;
  const voidInvoice: typeof invoices.voidInvoice = (id, ...more) => {
    const invoice = stripe.state.invoice(id);
    if (stripe.state.subscription(subscriptionId).latest_invoice === id) {
      stripe.pay(subscriptionId);
      expect(invoice.status).toBe('paid');
    }
    return invoices.voidInvoice(id, ...more);
  };
  const hooked = Object.assign(Object.create(invoices), { voidInvoice });
  const provider = Object.create(library, { invoices: { value: hooked } });
  const told: object[] = [];
  const log = { ...ctx.log, error: (fields: object) => void told.push(fields) };
  const paying = { ...ctx, log, billing: { stripe: provider, config } };
  await endPaidSubscription({ ctx: paying, input: { subscriptionId, credit: false } });
  expect(invoicesOf(customerId)).toEqual(['paid', 'void', 'paid']);
  expect(told).toEqual([
    { invoiceIds: [stripe.state.subscription(subscriptionId).latest_invoice] },
  ]);
});

test('a first payment that is given up cannot be made, and gives back the credit it took', async () => {
  const { viewer, customerId, subscriptionId } = await beginPurchase(ctx, stripe, 'pro', -500);
  expect(stripe.state.customer(customerId).balance).toBe(0);
  const answer = await createPaymentIntent({ ctx, input: { viewer, planType: 'enterprise' } });
  expect(answer).toMatchObject({ kind: 'payment', amount: 9_900 - 500 });
  expect(invoicesOf(customerId)).toEqual(['void', 'open']);
  expect(() => stripe.pay(subscriptionId)).toThrow(/status of canceled/);
});

test('a first payment whose end was not made whole is voided by the next look', async () => {
  const { viewer, customerId } = await beginPurchase(ctx, stripe);
  const ask = () => createPaymentIntent({ ctx, input: { viewer, planType: 'enterprise' } });
  stripe.fault = { kind: 'down', path: /POST .*\/void$/ };
  await expect(ask()).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  stripe.fault = { kind: 'none' };
  await ask();
  await runEndJobs(ctx);
  expect(invoicesOf(customerId)).toEqual(['void', 'open']);
});

test.each([
  ['of a later month', owe, ['paid', 'void', 'void']],
  ['of the first', () => beginPurchase(ctx, stripe), ['void']],
] as const)(
  'whoever deletes the account owes no payment %s, wherever it breaks off',
  async (_name, begin, expected) => {
    const { viewer, customerId, subscriptionId } = await begin();
    await endAccount(ctx, viewer.userId);
    const deletion = new RegExp(`DELETE /v1/customers/${customerId}$`);
    const faults = [
      { kind: 'down', path: /DELETE \/v1\/subscriptions/ },
      { kind: 'lost-answer', path: /DELETE \/v1\/subscriptions/ },
      { kind: 'down', path: /POST .*\/void$/ },
      { kind: 'lost-answer', path: /\/v1\/invoices\/in_/ },
      { kind: 'down', path: deletion },
    ] as const;
    const isDone = () =>
      sql`select 1 from leaving_customers where customer_id = ${customerId}`
        .execute(ctx.db)
        .then(({ rows }) => rows.length === 0);
    for (const fault of faults) {
      stripe.fault = fault;
      await forgetCustomers({ ctx }).catch(() => null);
      expect(await isDone()).toBe(false);
    }
    stripe.fault = { kind: 'none' };
    await forgetCustomers({ ctx });
    expect(await isDone()).toBe(true);
    expect(stripe.state.customers.get(customerId)?.deleted).toBe(true);
    expect(['canceled', 'incomplete_expired']).toContain(
      stripe.state.subscription(subscriptionId).status,
    );
    expect(invoicesOf(customerId)).toEqual(expected);
    expect(voidsOf(customerId)).toBe(expected.filter((status) => status === 'void').length);
  },
);
