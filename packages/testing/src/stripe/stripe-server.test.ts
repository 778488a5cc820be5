import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readForm } from './form-body.ts';
import { monthLater } from './subscription-life.ts';
import { startStripeServer, type StripeServer } from './stripe-server.ts';

let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startStripeServer();
});

afterEach(() => {
  stripe.fault = { kind: 'none' };
});

afterAll(() => stripe.close());

async function call(method: string, path: string, form = '', headers: Record<string, string> = {}) {
  const answer = await fetch(`${stripe.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${stripe.secretKey}`, ...headers },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('forms are read as the provider writes them', () => {
  expect(
    readForm(
      'items[0][price]=price_1&items[0][quantity]=2&expand[]=a.b&expand[]=c&metadata[k]=v&x=',
    ),
  ).toEqual({
    items: [{ price: 'price_1', quantity: '2' }],
    expand: ['a.b', 'c'],
    metadata: { k: 'v' },
    x: '',
  });
});

test('errors have type, code and parameter', async () => {
  expect(await call('GET', '/v1/subscriptions/sub_none')).toEqual({
    status: 404,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: "No such subscription: 'sub_none'",
        param: 'id',
      },
    },
  });
  expect((await call('GET', '/v1/customers', '', { authorization: 'Bearer sk_x' })).status).toBe(
    401,
  );
});

test('an idempotency key gives the same answer, and none for another request', async () => {
  const key = { 'idempotency-key': 'k1' };
  const first = await call('POST', '/v1/customers', 'email=a@example.org', key);
  expect(await call('POST', '/v1/customers', 'email=a@example.org', key)).toEqual(first);
  const other = await call('POST', '/v1/customers', 'email=b@example.org', key);
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
});

test('lists come in pages, newest first', async () => {
  for (let count = 0; count < 3; count += 1) await call('POST', '/v1/products', `name=p${count}`);
  const first = await call('GET', '/v1/products?limit=2');
  expect(first.body).toMatchObject({ data: [{ name: 'p2' }, { name: 'p1' }], has_more: true });
  const [, last] = first.body.data as { id: string }[];
  const second = await call('GET', `/v1/products?limit=2&starting_after=${last?.id}`);
  expect(second.body).toMatchObject({ data: [{ name: 'p0' }], has_more: false });
});

test('a reference is an id until it is expanded', async () => {
  const price = stripe.addPrice(2_900);
  const customer = String((await call('POST', '/v1/customers', 'email=c@example.org')).body.id);
  const form = `customer=${customer}&items[0][price]=${price}&payment_behavior=default_incomplete`;
  const { body } = await call('POST', '/v1/subscriptions', form);
  expect(body).toMatchObject({
    status: 'incomplete',
    latest_invoice: expect.stringMatching(/^in_/),
  });
  const list = await call(
    'GET',
    `/v1/subscriptions?customer=${customer}&status=all&expand[]=data.latest_invoice.confirmation_secret`,
  );
  expect(list.body.data).toMatchObject([
    {
      latest_invoice: {
        amount_due: 2_900,
        confirmation_secret: {
          type: 'payment_intent',
          client_secret: expect.stringMatching(/^pi_/),
        },
      },
    },
  ]);
  expect(JSON.stringify(list.body)).not.toContain('payment_intent_id');
});

test('a browser pays with the client secret alone, and is told why a card is refused', async () => {
  const price = stripe.addPrice(2_900);
  const customer = String((await call('POST', '/v1/customers', 'email=d@example.org')).body.id);
  const form = `customer=${customer}&items[0][price]=${price}&payment_behavior=default_incomplete`;
  await call('POST', '/v1/subscriptions', form);
  const [intent] = [...stripe.state.intents.values()].slice(-1);
  const pay = (number: string, secret = intent?.client_secret ?? '') =>
    call(
      'POST',
      `/v1/payment_intents/${intent?.id}/confirm`,
      `client_secret=${secret}&payment_method_data[card][number]=${number}`,
      { authorization: '' },
    );
  expect(await pay('4000000000000002')).toMatchObject({
    status: 402,
    body: { error: { type: 'card_error', message: 'Your card was declined.' } },
  });
  expect((await pay('4242424242424242', 'pi_forged_secret_x')).status).toBe(404);
  expect((await pay('4242 4242 4242 4242')).body).toMatchObject({ status: 'succeeded' });
  expect(stripe.subscriptionsOf(customer)[0]?.status).toBe('active');
});

async function subscribe(balance = 0): Promise<{ customer: string; subscription: string }> {
  const price = stripe.addPrice(2_900);
  const customer = String((await call('POST', '/v1/customers', 'email=e@example.org')).body.id);
  stripe.state.customer(customer).balance = balance;
  const form = `customer=${customer}&items[0][price]=${price}&payment_behavior=default_incomplete`;
  const { body } = await call('POST', '/v1/subscriptions', form);
  return { customer, subscription: String(body.id) };
}

test('an invoice is voided once; nothing is owed then, and what it took of a credit comes back', async () => {
  const { customer, subscription } = await subscribe();
  stripe.pay(subscription);
  stripe.setCard(customer, 'declines');
  stripe.state.customer(customer).balance = -400;
  stripe.renew(subscription);
  expect(stripe.state.subscription(subscription).status).toBe('past_due');
  expect(stripe.state.customer(customer).balance).toBe(0);
  const open = await call('GET', `/v1/invoices?subscription=${subscription}&status=open`);
  expect(open.body.data).toMatchObject([{ amount_due: 2_500, customer }]);
  const [{ id } = { id: '' }] = open.body.data as { id: string }[];
  const from = stripe.state.events.length;
  expect((await call('POST', `/v1/invoices/${id}/void`)).body).toMatchObject({ status: 'void' });
  expect(stripe.state.events.slice(from).map(({ type }) => type)).toEqual([
    'payment_intent.canceled',
    'invoice.voided',
    'customer.subscription.updated',
  ]);
  expect(stripe.state.subscription(subscription).status).toBe('active');
  expect(stripe.state.customer(customer).balance).toBe(-400);
  expect(await call('POST', `/v1/invoices/${id}/void`)).toMatchObject({
    status: 400,
    body: { error: { message: "You can only pass in open invoices. This invoice isn't open." } },
  });
});

test('a canceled subscription is not collected, and its invoice stays open; one that expires is void', async () => {
  const invoiceOf = (id: string) =>
    stripe.state.invoice(stripe.state.subscription(id).latest_invoice);
  const canceled = await subscribe();
  await call('DELETE', `/v1/subscriptions/${canceled.subscription}`);
  expect(invoiceOf(canceled.subscription)).toMatchObject({ status: 'open', auto_advance: false });
  expect((await call('DELETE', `/v1/subscriptions/${canceled.subscription}`)).status).toBe(404);
  const expired = await subscribe();
  stripe.advance(24 * 3_600);
  expect(invoiceOf(expired.subscription).status).toBe('void');
});

test('a credit pays at once what it covers', async () => {
  const { customer, subscription } = await subscribe(-3_000);
  expect(stripe.state.subscription(subscription).status).toBe('active');
  expect(stripe.state.customer(customer).balance).toBe(-100);
});

test('a dearer price whose charge is refused waits for its payment; the next change replaces it', async () => {
  const { customer, subscription } = await subscribe();
  stripe.pay(subscription);
  stripe.setCard(customer, 'declines');
  const upgrade = async () => {
    const item = stripe.state.itemOf(stripe.state.subscription(subscription)).id;
    const form = `items[0][id]=${item}&items[0][price]=${stripe.addPrice(9_900)}&payment_behavior=pending_if_incomplete&proration_behavior=always_invoice`;
    const { body } = await call('POST', `/v1/subscriptions/${subscription}`, form);
    return String(body.latest_invoice);
  };
  const first = await upgrade();
  expect(stripe.state.subscription(subscription)).toMatchObject({
    status: 'active',
    items: { data: [{ price: { unit_amount: 2_900 } }] },
    pending_update: { subscription_items: [{ price: { unit_amount: 9_900 } }] },
  });
  const payments = await call(
    'GET',
    `/v1/invoice_payments?invoice=${first}&expand[]=data.payment.payment_intent`,
  );
  expect(payments.body.data).toMatchObject([
    {
      status: 'open',
      payment: {
        payment_intent: {
          status: 'requires_payment_method',
          last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
        },
      },
    },
  ]);
  const second = await upgrade();
  expect(stripe.state.invoice(first).status).toBe('void');
  expect(stripe.state.invoice(second).status).toBe('open');
  expect((await call('POST', `/v1/invoices/${second}/void`)).status).toBe(200);
  expect(stripe.state.subscription(subscription).pending_update).toBeNull();
  const third = await upgrade();
  stripe.advance(24 * 3_600);
  expect(stripe.state.invoice(third).status).toBe('void');
  expect(stripe.state.subscription(subscription).pending_update).toBeNull();
  expect(stripe.state.events.map(({ type }) => type)).toContain(
    'customer.subscription.pending_update_expired',
  );
});

test.each([
  ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-12-31T10:00:00Z', '2027-01-31T10:00:00Z'],
])('a month after %s is %s', (from, to) => {
  expect(monthLater(Date.parse(from) / 1_000)).toBe(Date.parse(to) / 1_000);
});
