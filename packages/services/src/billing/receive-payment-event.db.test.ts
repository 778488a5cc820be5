import { openProvider } from '@curbcut/billing';
import type { StripeServer } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { createTestUser } from '../../rig/test-users.ts';
import { getProfile } from '../accounts/index.ts';
import { createPaymentCustomer, receivePaymentEvent } from './index.ts';
import { beginPurchase, buy, deliver, setUpBilling, type BillingServices } from './test-billing.ts';
import { mailsOf, planOf } from './test-payer.ts';

let stripe: StripeServer;
let ctx: BillingServices;

setUpBilling((parts) => ({ stripe, ctx } = parts));

let events = 0;

/** An event of a kind about a customer; what it says of its object is not looked at. */
function eventOf(type: string, customer: string, more: object = {}) {
  events += 1;
  return {
    id: `evt_${events}_${Math.floor(Math.random() * 1e9)}`,
    object: 'event',
    api_version: stripe.state.apiVersion,
    created: stripe.state.now(),
    livemode: false,
    type,
    data: { object: { object: 'thing', id: 'x', customer } },
    ...more,
  };
}

async function countEvents(): Promise<number> {
  const rows = await ctx.db.selectFrom('stripe_events').select('id').execute();
  return rows.length;
}

const mainEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.paid',
];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

test.each(permutations(mainEvents).map((order) => [order.join(', '), order] as const))(
  'in whichever order the events come, the plan is paid and told once: %s',
  async (_name, order) => {
    const payer = await beginPurchase(ctx, stripe);
    expect(await planOf(ctx, payer.viewer)).toBe('free');
    stripe.pay(payer.subscriptionId);
    for (const type of order) await deliver(ctx, stripe, eventOf(type, payer.customerId));
    expect(await planOf(ctx, payer.viewer)).toBe('pro');
    expect(await mailsOf(ctx, payer.viewer)).toEqual(['subscription-started']);
    const changes = await ctx.db
      .selectFrom('plan_changes')
      .select(['from_plan', 'to_plan', 'actor', 'reason'])
      .where('user_id', '=', payer.viewer.userId)
      .execute();
    expect(changes).toEqual([
      {
        from_plan: 'free',
        to_plan: 'pro',
        actor: 'payments',
        reason: 'The subscription to the Pro Tier is paid.',
      },
    ]);
  },
);

test('an event before the payment gives nothing', async () => {
  const payer = await beginPurchase(ctx, stripe);
  for (const type of mainEvents) await deliver(ctx, stripe, eventOf(type, payer.customerId));
  expect(await planOf(ctx, payer.viewer)).toBe('free');
});

test('the end told before a change stays the end', async () => {
  const payer = await buy(ctx, stripe);
  stripe.cancel(payer.subscriptionId);
  await deliver(ctx, stripe, eventOf('customer.subscription.deleted', payer.customerId));
  expect(await planOf(ctx, payer.viewer)).toBe('free');
  await deliver(ctx, stripe, eventOf('customer.subscription.updated', payer.customerId));
  expect(await planOf(ctx, payer.viewer)).toBe('free');
  expect(await mailsOf(ctx, payer.viewer)).toEqual(['subscription-started', 'plan-ended']);
});

test('one event five times at the same time has one effect, and so has the same state told again', async () => {
  const payer = await beginPurchase(ctx, stripe);
  stripe.pay(payer.subscriptionId);
  const before = await countEvents();
  const event = eventOf('invoice.paid', payer.customerId);
  await Promise.all(Array.from({ length: 5 }, () => deliver(ctx, stripe, event)));
  expect(await countEvents()).toBe(before + 1);
  expect(await deliver(ctx, stripe, event)).toBe('known');
  await Promise.all(
    Array.from({ length: 5 }, () =>
      deliver(ctx, stripe, eventOf('invoice.paid', payer.customerId)),
    ),
  );
  expect(await countEvents()).toBe(before + 6);
  expect(await planOf(ctx, payer.viewer)).toBe('pro');
  expect(await mailsOf(ctx, payer.viewer)).toEqual(['subscription-started']);
});

test('an old look that is stored late does not overwrite a younger one', async () => {
  const payer = await beginPurchase(ctx, stripe);
  stripe.fault = { kind: 'slow', ms: 400 };
  const early = deliver(ctx, stripe, eventOf('customer.subscription.created', payer.customerId));
  await expect.poll(() => stripe.requests.at(-1)).toBe('GET /v1/subscriptions');
  // The slow answer was made before the payment, and arrives after the quick one.
  stripe.fault = { kind: 'none' };
  stripe.pay(payer.subscriptionId);
  await deliver(ctx, stripe, eventOf('invoice.paid', payer.customerId));
  expect(await planOf(ctx, payer.viewer)).toBe('pro');
  await early;
  expect(await planOf(ctx, payer.viewer)).toBe('pro');
  expect(await mailsOf(ctx, payer.viewer)).toEqual(['subscription-started']);
});

test.each([
  ['no signature', (body: string) => ({ body, signature: '' })],
  ['a made-up signature', (body: string) => ({ body, signature: `t=1,v1=${'0'.repeat(64)}` })],
  [
    'another secret',
    (_body: string, event: object) => signed(event, { secret: 'whsec_anotherOne' }),
  ],
  [
    'a signature of six minutes ago',
    (_body: string, event: object) => signed(event, { ageSeconds: 360 }),
  ],
  [
    'the signature of the same event, written differently',
    (_body: string, event: object) => ({ ...signed(event), body: JSON.stringify(event) }),
  ],
  [
    'the signature of another event',
    (_body: string, event: object) => ({
      body: signed({ ...event, id: 'evt_other' }).body,
      signature: signed(event).signature,
    }),
  ],
  [
    'a signature dated ten minutes ahead',
    (_body: string, event: object) => signed(event, { ageSeconds: -600 }),
  ],
  ['something that is no JSON', () => ({ body: '{', signature: 't=1,v1=0' })],
])('%s is refused and changes nothing', async (_name, forge) => {
  const payer = await beginPurchase(ctx, stripe);
  stripe.pay(payer.subscriptionId);
  const before = [await countEvents(), stripe.requests.length];
  const event = eventOf('invoice.paid', payer.customerId);
  const { body, signature } = forge(stripe.sign(event).payload, event);
  const reasons: unknown[] = [];
  const log = { ...ctx.log, warn: (fields: object) => void reasons.push(fields) };
  await expect(
    receivePaymentEvent({
      ctx: { ...ctx, log },
      input: { body: Buffer.from(body), signature },
    }),
  ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  // A wrong secret in the settings shows in the log only.
  expect(reasons).toEqual([{ reason: expect.stringMatching(/./) }]);
  expect([await countEvents(), stripe.requests.length]).toEqual(before);
  expect(await planOf(ctx, payer.viewer)).toBe('free');
});

function signed(event: object, options: { secret?: string; ageSeconds?: number } = {}) {
  const { payload, signature } = stripe.sign(event, options);
  return { body: payload, signature };
}

test.each([
  ['of four minutes ago', 240],
  ['dated four minutes ahead', -240],
])('a signature %s still holds', async (_name, ageSeconds) => {
  const payer = await beginPurchase(ctx, stripe);
  stripe.pay(payer.subscriptionId);
  const { body, signature } = signed(eventOf('invoice.paid', payer.customerId), {
    ageSeconds,
  });
  await receivePaymentEvent({ ctx, input: { body: Buffer.from(body), signature } });
  expect(await planOf(ctx, payer.viewer)).toBe('pro');
});

test.each([
  ['of the other mode', 'invoice.paid', { livemode: true }],
  ['of an unknown kind', 'radar.early_fraud_warning.created', {}],
])('an event %s is taken without an effect', async (_name, type, more) => {
  const payer = await beginPurchase(ctx, stripe);
  stripe.pay(payer.subscriptionId);
  const before = [await countEvents(), stripe.requests.length];
  expect(await deliver(ctx, stripe, eventOf(type, payer.customerId, more))).toBe('ignored');
  expect([await countEvents(), stripe.requests.length]).toEqual(before);
});

test('an event about a customer of somebody else’s is taken without an effect', async () => {
  expect(await deliver(ctx, stripe, eventOf('invoice.paid', 'cus_unknown'))).toBe('ignored');
});

test.each([
  ['is down', { kind: 'down' }],
  ['has an error', { kind: 'status', status: 500 }],
  ['is busy', { kind: 'status', status: 429 }],
] as const)(
  'while the provider %s an event is refused, and has its effect when it comes again',
  async (_name, fault) => {
    const payer = await beginPurchase(ctx, stripe);
    stripe.pay(payer.subscriptionId);
    const event = eventOf('invoice.paid', payer.customerId);
    stripe.fault = fault;
    await expect(deliver(ctx, stripe, event)).rejects.toMatchObject({
      code: 'PAYMENTS_UNAVAILABLE',
      httpStatus: 503,
    });
    expect(await planOf(ctx, payer.viewer)).toBe('free');
    stripe.fault = { kind: 'none' };
    expect(await deliver(ctx, stripe, event)).toBe('done');
    expect(await planOf(ctx, payer.viewer)).toBe('pro');
  },
);

test('an event whose effect could not be stored leaves no trace, and has its effect when it comes again', async () => {
  const payer = await beginPurchase(ctx, stripe);
  stripe.pay(payer.subscriptionId);
  const before = await countEvents();
  const event = eventOf('invoice.paid', payer.customerId);
  // The mail is the last thing that is stored: without a host for its id everything before is undone.
  const broken = { ...ctx, config: { ...ctx.config, publicUrl: 'nowhere' } };
  await expect(deliver(broken, stripe, event)).rejects.toThrow('Invalid URL');
  expect([await countEvents(), await planOf(ctx, payer.viewer)]).toEqual([before, 'free']);
  expect(await mailsOf(ctx, payer.viewer)).toEqual([]);
  expect(await deliver(ctx, stripe, event)).toBe('done');
  expect(await planOf(ctx, payer.viewer)).toBe('pro');
  expect(await mailsOf(ctx, payer.viewer)).toEqual(['subscription-started']);
});

test('a provider that is late is given up, and asked again with the next event', async () => {
  const payer = await beginPurchase(ctx, stripe);
  stripe.pay(payer.subscriptionId);
  const event = eventOf('invoice.paid', payer.customerId);
  stripe.fault = { kind: 'slow', ms: 5_000 };
  const hurried = {
    ...ctx,
    billing: await openProvider(ctx.billing.config, { timeoutMs: 200 }),
  };
  await expect(deliver(hurried, stripe, event)).rejects.toMatchObject({
    code: 'PAYMENTS_UNAVAILABLE',
  });
  stripe.fault = { kind: 'none' };
  await deliver(ctx, stripe, event);
  expect(await planOf(ctx, payer.viewer)).toBe('pro');
});

test('an account names its customer once it has one', async () => {
  const viewer = await createTestUser(ctx);
  const customerIdOf = async () =>
    (await getProfile({ ctx, input: { viewer } })).billing_customer_id;
  expect(await customerIdOf()).toBeNull();
  const { customer_id: customerId } = await createPaymentCustomer({ ctx, input: { viewer } });
  expect(await customerIdOf()).toBe(customerId);
});
