import { ErrorBody } from '@curbcut/wire/errors';
import {
  BillingPortalAnswer,
  ChangePlanAnswer,
  CreateSubscriptionAnswer,
  CustomerAnswer,
  PaymentIntentAnswer,
  PlanChangesAnswer,
  PricingAnswer,
  SubscriptionAnswer,
  SubscriptionStatus,
} from '@curbcut/wire/plans';
import {
  createTestDatabase,
  startStripeServer,
  type StripeServer,
  type TestDatabase,
} from '@curbcut/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../open-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

const publicUrl = 'https://scan.example.org';

let database: TestDatabase;
let stripe: StripeServer;
let server: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startStripeServer();
  server = await openTestApp(database.databaseUrl, {
    PUBLIC_URL: publicUrl,
    PLAN_NUMBERS: 'enterprise.priceCents=9900',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_PRO: stripe.addPrice(2_900),
    STRIPE_PRICE_ENTERPRISE: stripe.addPrice(9_900),
    STRIPE_API_BASE: stripe.url,
  });
  headers = await signInTestUser(server.ctx, 'free');
});

afterEach(() => {
  stripe.fault = { kind: 'none' };
});

afterAll(async () => {
  await server.close();
  await stripe.close();
  await database.drop();
});

function call(path: string, payload?: object, as = headers) {
  return server.app.inject({
    method: 'POST',
    url: `/api/payments/${path}`,
    headers: as,
    ...(payload ? { payload } : {}),
  });
}

async function refusal(answer: Awaited<ReturnType<typeof call>>) {
  const { code, error } = ErrorBody.parse(answer.json());
  return { status: answer.statusCode, code, error };
}

test('a purchase from the price to the end, call by call', async () => {
  const pricing = PricingAnswer.parse((await server.app.inject('/api/payments/pricing')).json());
  expect(pricing.pricing).toMatchObject({
    stripe_publishable_key: stripe.publishableKey,
    currency: 'usd',
    purchasable_plans: ['pro', 'enterprise'],
  });
  const { customer_id: customerId } = CustomerAnswer.parse((await call('create-customer')).json());
  const intent = PaymentIntentAnswer.parse(
    (await call('create-payment-intent', { planType: 'pro' })).json(),
  );
  expect(intent).toMatchObject({ kind: 'payment', amount: 2_900 });
  const same = CreateSubscriptionAnswer.parse(
    (await call('create-subscription', { planType: 'pro', customerId })).json(),
  );
  expect(same.client_secret).toBe(intent.client_secret);
  stripe.pay(same.subscription_id ?? '');
  expect(await hook(stripe.state.events.at(-1) ?? {})).toEqual([200, { received: true }]);
  const status = await server.app.inject({ url: '/subscription/status', headers });
  expect(SubscriptionStatus.parse(status.json()).subscription).toMatchObject({
    type: 'pro',
    granted_by: 'payments',
    payments_configured: true,
  });
  const changed = ChangePlanAnswer.parse(
    (await call('change-plan', { planType: 'enterprise' })).json(),
  );
  expect(changed).toMatchObject({ outcome: 'changed', message: 'Your new plan is in force.' });
  const canceled = SubscriptionAnswer.parse((await call('cancel-subscription')).json());
  expect(canceled.subscription).toMatchObject({ type: 'enterprise', cancel_at_period_end: true });
  const resumed = SubscriptionAnswer.parse((await call('resume-subscription')).json());
  expect(resumed.subscription.cancel_at_period_end).toBe(false);
  const synced = SubscriptionAnswer.parse((await call('sync-subscription')).json());
  expect(synced.subscription.type).toBe('enterprise');
  const changes = await server.app.inject({ url: '/api/payments/plan-changes', headers });
  expect(
    PlanChangesAnswer.parse(changes.json()).changes.map(({ from, to, actor }) => [from, to, actor]),
  ).toEqual([
    ['pro', 'enterprise', 'payments'],
    ['free', 'pro', 'payments'],
  ]);
});

async function hook(event: object, more: Record<string, string> = {}) {
  const { payload, signature } = stripe.sign(event);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...more },
    payload,
  });
  return [answer.statusCode, answer.json()] as const;
}

describe('the webhook', () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    livemode: false,
    data: { object: { customer: 'cus_unknown' } },
  };

  test('takes large events, which nothing else does', async () => {
    const large = {
      ...event,
      data: { object: { customer: 'cus_unknown', lines: 'x'.repeat(200_000) } },
    };
    expect(await hook(large)).toEqual([200, { received: true }]);
    const huge = { ...event, padding: 'x'.repeat(600_000) };
    expect((await hook(huge))[0]).toBe(413);
    expect((await call('create-payment-intent', { planType: 'x'.repeat(20_000) })).statusCode).toBe(
      413,
    );
  });

  test('refuses what is not signed, and what is no JSON', async () => {
    expect((await hook(event, { 'stripe-signature': 't=1,v1=00' }))[0]).toBe(400);
    expect((await hook(event, { 'content-type': 'text/plain' }))[0]).toBe(415);
    const unsigned = await server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload: event,
    });
    expect(await refusal(unsigned)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    const empty = await server.app.inject({ method: 'POST', url: '/api/payments/webhook' });
    expect(empty.statusCode).toBe(400);
  });

  test('asks to be sent again while the provider is away', async () => {
    const customer = CustomerAnswer.parse((await call('create-customer')).json()).customer_id;
    stripe.fault = { kind: 'down' };
    const [status, body] = await hook({ ...event, id: 'evt_2', data: { object: { customer } } });
    expect([status, ErrorBody.parse(body).code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
  });
});

describe('the billing portal', () => {
  test.each([
    [undefined, `${publicUrl}/dashboard`],
    ['/settings', `${publicUrl}/settings`],
    [`${publicUrl}/dashboard`, `${publicUrl}/dashboard`],
  ])('leads back to %s', async (returnUrl, expected) => {
    const answer = await call('billing-portal', returnUrl ? { return_url: returnUrl } : {});
    const { url } = BillingPortalAnswer.parse(answer.json());
    const session = stripe.state.other(url.split('/').at(-1) ?? '', 'billing_portal.session');
    expect(session.return_url).toBe(expected);
  });

  test.each([
    'https://evil.example/dashboard',
    '//evil.example/',
    '/\\evil.example',
    'https://scan.example.org.evil.example/',
    'https://scan.example.org@evil.example/',
    'https://user:word@scan.example.org/',
    'http://scan.example.org/dashboard',
    'javascript:alert(1)',
    `blob:${publicUrl}/dashboard`,
    'https://scan.example.org:444/',
  ])('does not lead to %s', async (returnUrl) => {
    const before = stripe.requests.length;
    expect(await refusal(await call('billing-portal', { return_url: returnUrl }))).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
    expect(stripe.requests.length).toBe(before);
  });

  test('is somebody’s own', async () => {
    const other = await signInTestUser(server.ctx, 'free');
    const own = BillingPortalAnswer.parse((await call('billing-portal', {})).json());
    const theirs = BillingPortalAnswer.parse((await call('billing-portal', {}, other)).json());
    const customers = [own, theirs].map(
      ({ url }) =>
        stripe.state.other(url.split('/').at(-1) ?? '', 'billing_portal.session').customer,
    );
    expect(new Set(customers).size).toBe(2);
  });

  test('of a customer that the provider has lost comes with the next try', async () => {
    const visitor = await signInTestUser(server.ctx, 'free');
    const { customer_id: customerId } = CustomerAnswer.parse(
      (await call('create-customer', undefined, visitor)).json(),
    );
    await server.ctx.billing?.stripe.customers.del(customerId);
    const lost = await refusal(await call('billing-portal', {}, visitor));
    expect(lost).toMatchObject({ status: 409, code: 'NO_CUSTOMER' });
    expect(lost.error).toContain('No customer found');
    expect((await call('billing-portal', {}, visitor)).statusCode).toBe(200);
  });
});

test('plans are chosen from ours, and a price cannot be named', async () => {
  for (const payload of [{}, { planType: 'free' }, { planType: 'PRO' }, { planType: 'platinum' }]) {
    expect((await call('create-payment-intent', payload)).statusCode).toBe(400);
  }
  const visitor = await signInTestUser(server.ctx, 'free');
  const payload = {
    planType: 'pro',
    price: 'price_mine',
    amount: 1,
    quantity: 0,
    customer: 'cus_x',
  };
  const answer = await call('create-payment-intent', payload, visitor);
  expect(PaymentIntentAnswer.parse(answer.json()).amount).toBe(2_900);
});

test('what credit covers begins with a call of its own', async () => {
  const visitor = await signInTestUser(server.ctx, 'free');
  const { customer_id: customerId } = CustomerAnswer.parse(
    (await call('create-customer', undefined, visitor)).json(),
  );
  stripe.state.customer(customerId).balance = -2_900;
  const planType = 'pro';
  const opened = await call('create-payment-intent', { planType }, visitor);
  expect(PaymentIntentAnswer.parse(opened.json())).toMatchObject({ kind: 'credit', amount: 0 });
  expect(stripe.subscriptionsOf(customerId)).toEqual([]);
  const begun = await call('create-subscription', { planType, customerId }, visitor);
  expect(CreateSubscriptionAnswer.parse(begun.json())).toMatchObject({
    kind: 'payment',
    client_secret: null,
  });
  const status = await server.app.inject({ url: '/subscription/status', headers: visitor });
  expect(SubscriptionStatus.parse(status.json()).subscription.type).toBe('pro');
});

test('nobody signed in buys nothing', async () => {
  for (const path of ['create-customer', 'create-payment-intent', 'sync-subscription']) {
    const answer = await server.app.inject({ method: 'POST', url: `/api/payments/${path}` });
    expect(answer.statusCode).toBe(401);
  }
});

test('a provider that is away is said so, without its words', async () => {
  stripe.fault = { kind: 'status', status: 500 };
  const answer = await refusal(await call('sync-subscription'));
  expect(answer).toEqual({
    status: 503,
    code: 'PAYMENTS_UNAVAILABLE',
    error: 'The payment system does not answer. Please try again shortly.',
  });
});

test('who asks too often waits', async () => {
  const visitor = await signInTestUser(server.ctx, 'free');
  const statuses = [];
  for (let count = 0; count < 62; count += 1) {
    statuses.push((await call('sync-subscription', undefined, visitor)).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

describe('without payments', () => {
  let free: TestApp;

  beforeAll(async () => {
    free = await openTestApp(database.databaseUrl);
  });

  afterAll(() => free.close());

  test.each([
    ['create-customer', undefined],
    ['create-payment-intent', { planType: 'pro' }],
    ['create-subscription', { planType: 'pro', customerId: 'cus_1' }],
    ['change-plan', { planType: 'pro' }],
    ['sync-subscription', undefined],
    ['cancel-subscription', undefined],
    ['resume-subscription', undefined],
    ['billing-portal', {}],
  ])('%s says that the payment system is not configured', async (path, payload) => {
    const answer = await free.app.inject({
      method: 'POST',
      url: `/api/payments/${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    expect(await refusal(answer)).toEqual({
      status: 503,
      code: 'PAYMENTS_NOT_CONFIGURED',
      error: 'Payment System Not Configured',
    });
  });

  test('the webhook takes nothing', async () => {
    const { payload, signature } = stripe.sign({ id: 'evt_9' });
    const answer = await free.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    expect(answer.statusCode).toBe(503);
  });
});

test('half of the settings is no setting', async () => {
  await expect(
    openTestApp(database.databaseUrl, { STRIPE_SECRET_KEY: stripe.secretKey }),
  ).rejects.toThrow('STRIPE_WEBHOOK_SECRET: required to take payments');
});
