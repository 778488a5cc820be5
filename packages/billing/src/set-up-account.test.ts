import { createPlanCatalogue } from '@curbcut/model/plans';
import { startStripeServer, type StripeServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpAccount } from './set-up-account.ts';

let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startStripeServer();
});

afterAll(() => stripe.close());

function setUp(overrides = {}, publicUrl = 'https://scan.example.org') {
  const { secretKey, url: apiBase } = stripe;
  return setUpAccount({ secretKey, apiBase, publicUrl, plans: createPlanCatalogue(overrides) });
}

test('it makes everything once, and finds it again', async () => {
  const first = await setUp();
  expect(first).toEqual({
    prices: { pro: [expect.stringMatching(/^price_/)] },
    portalConfigurationId: expect.stringMatching(/^bpc_/),
    webhook: {
      id: expect.stringMatching(/^we_/),
      url: 'https://scan.example.org/api/payments/webhook',
      secret: expect.stringMatching(/^whsec_/),
    },
  });
  expect(stripe.state.price(first.prices.pro?.[0] ?? '')).toMatchObject({
    unit_amount: 2_900,
    currency: 'usd',
    recurring: { interval: 'month', interval_count: 1 },
  });
  const endpoint = stripe.state.other(first.webhook?.id ?? '', 'webhook_endpoint');
  expect(endpoint.enabled_events).toContain('customer.subscription.updated');
  const counted = [stripe.state.products.size, stripe.state.prices.size, stripe.state.others.size];
  const second = await setUp();
  expect(second).toEqual({ ...first, webhook: { ...first.webhook, secret: null } });
  expect([stripe.state.products.size, stripe.state.prices.size, stripe.state.others.size]).toEqual(
    counted,
  );
});

test('a changed price is a new one, and the old one is still honored', async () => {
  const before = await setUp();
  const after = await setUp({ pro: { priceCents: 3_900 }, enterprise: { priceCents: 9_900 } });
  const [sold, ...older] = after.prices.pro ?? [];
  expect(stripe.state.price(sold ?? '').unit_amount).toBe(3_900);
  expect(older).toEqual(before.prices.pro);
  expect(after.prices.enterprise).toHaveLength(1);
});

test('a price that was archived is still honored, and not sold again', async () => {
  const [before] = (await setUp()).prices.pro ?? [];
  stripe.state.price(before ?? '').active = false;
  const [sold, ...older] = (await setUp()).prices.pro ?? [];
  expect(stripe.state.price(sold ?? '')).toMatchObject({ unit_amount: 2_900, active: true });
  expect(older).toContain(before);
});

test('a webhook that was disabled is enabled again', async () => {
  const { webhook } = await setUp();
  const endpoint = stripe.state.other(webhook?.id ?? '', 'webhook_endpoint');
  endpoint.status = 'disabled';
  expect((await setUp()).webhook?.id).toBe(webhook?.id);
  expect(endpoint.status).toBe('enabled');
});

test('the internet cannot reach an address without https: no webhook', async () => {
  expect((await setUp({}, 'http://localhost:8000')).webhook).toBeNull();
});

test('a key that is not the account’s is refused', async () => {
  const { url: apiBase } = stripe;
  await expect(
    setUpAccount({
      secretKey: 'sk_test_another',
      apiBase,
      publicUrl: 'https://scan.example.org',
      plans: createPlanCatalogue({}),
    }),
  ).rejects.toThrow('Invalid API Key');
});
