import { planCatalogue, planFeatures, planLimitations } from '@curbcut/model/plans';
import { ErrorBody } from '@curbcut/wire/errors';
import { PricingAnswer, SubscriptionStatus } from '@curbcut/wire/plans';
import { createTestDatabase, type TestDatabase } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../open-test-app.ts';
import { signInTestUser } from '../../sign-in-test-user.ts';

let database: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openTestApp(database.databaseUrl);
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

async function readPricing(app: TestApp['app']) {
  const answer = await app.inject('/api/payments/pricing');
  expect(answer.statusCode).toBe(200);
  return PricingAnswer.parse(answer.json()).pricing;
}

test('the prices are those of the catalogue, for everybody; no payments, no key', async () => {
  const pricing = await readPricing(server.app);
  expect(pricing.stripe_publishable_key).toBeNull();
  for (const type of ['free', 'pro', 'enterprise'] as const) {
    const plan = planCatalogue[type];
    expect(pricing.plans[type]).toMatchObject({
      type,
      name: plan.name,
      price: plan.priceCents,
      features: planFeatures(plan),
      limitations: planLimitations(plan),
      schedules: plan.schedules,
    });
  }
});

test('the operator’s numbers change price, copy and limits together', async () => {
  const other = await openTestApp(database.databaseUrl, {
    PLAN_NUMBERS: 'pro.priceCents=4900,pro.schedules=3,free.scansPerMonth=7',
  });
  const { plans } = await readPricing(other.app);
  await other.close();
  expect(plans.pro).toMatchObject({ price: 4_900, schedules: 3 });
  expect(plans.pro.features).toContain('Up to 3 scheduled scans');
  expect(plans.free.features).toContain('7 scans per month');
});

test.each(['/api/payments/subscription-status', '/subscription/status'])(
  '%s tells the plan and what of it is used',
  async (url) => {
    const headers = await signInTestUser(server.ctx);
    const payload = { url: 'https://www.harbourline.example/' };
    await server.app.inject({ method: 'POST', url: '/run-once', headers, payload });
    await server.app.inject({ method: 'POST', url: '/schedules', headers, payload });
    const answer = await server.app.inject({ url, headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(SubscriptionStatus.parse(answer.json()).subscription).toEqual({
      type: 'pro',
      plan_name: 'Pro Tier',
      status: 'active',
      price: 2_900,
      current_period_end: null,
      cancel_at_period_end: false,
      payments_configured: false,
      max_scans_per_month: 1_000,
      scans_this_month: 1,
      max_scheduled_scans: 10,
      current_scheduled_scans: 1,
      granted_by: 'operator',
      next_plan: null,
      grace_ends_at: null,
      payment_pending: false,
    });
    const free = await server.app.inject({
      url,
      headers: await signInTestUser(server.ctx, 'free'),
    });
    expect(free.json()).toMatchObject({
      subscription: { type: 'free', status: 'none', price: 0, max_scheduled_scans: 0 },
    });
    const nobody = await server.app.inject(url);
    expect([nobody.statusCode, ErrorBody.parse(nobody.json()).code]).toEqual([
      401,
      'AUTHENTICATION_REQUIRED',
    ]);
  },
);
