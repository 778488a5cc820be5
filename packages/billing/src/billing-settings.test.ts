import { createPlanCatalogue } from '@curbcut/model/plans';
import { readSettings } from '@curbcut/settings';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { billingSettings, toBillingConfig } from './billing-settings.ts';

const whole = {
  STRIPE_SECRET_KEY: 'sk_test_abc123',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
  STRIPE_PRICE_PRO: 'price_new, price_old',
};

function read(source: Record<string, string>, overrides = {}) {
  const settings = readSettings(z.object(billingSettings), source);
  return toBillingConfig(settings, createPlanCatalogue(overrides));
}

test('nothing set means no payments', () => {
  expect(read({})).toBeNull();
  expect(read({ STRIPE_SECRET_KEY: ' ', STRIPE_API_BASE: 'http://localhost:12111' })).toBeNull();
});

test('the first price is sold, the others are honored; the key tells the mode', () => {
  expect(read(whole)).toEqual({
    secretKey: 'sk_test_abc123',
    publishableKey: 'pk_test_abc123',
    webhookSecret: 'whsec_abc123',
    prices: { pro: ['price_new', 'price_old'], enterprise: [] },
    apiBase: null,
    livemode: false,
  });
  const live = { STRIPE_SECRET_KEY: 'rk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' };
  expect(read({ ...whole, ...live })?.livemode).toBe(true);
});

test.each(Object.keys(whole))('without %s the others are half of a setting', (name) => {
  const { [name]: _, ...rest } = whole as Record<string, string>;
  expect(() => read(rest)).toThrow(`${name}: required to take payments`);
});

test.each([
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, {}, /one key is for tests/],
  [{ STRIPE_PRICE_ENTERPRISE: 'price_e' }, {}, /the plan has no price to show/],
  [
    { STRIPE_PRICE_ENTERPRISE: 'price_old' },
    { enterprise: { priceCents: 9_900 } },
    /cannot belong to two plans/,
  ],
  [{ STRIPE_SECRET_KEY: 'pk_test_abc' }, {}, /STRIPE_SECRET_KEY: expected a secret key/],
  [{ STRIPE_PRICE_PRO: 'prod_abc' }, {}, /expected a price such as/],
])('%j is refused', (more, overrides, problem) => {
  expect(() => read({ ...whole, ...more }, overrides)).toThrow(problem);
});
