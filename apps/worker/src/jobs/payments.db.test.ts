import { enqueue, jobs, work } from '@curbcut/queue';
import { closeServices, type ServiceContext, type Viewer } from '@curbcut/services/kernel';
import { createPaymentIntent } from '@curbcut/services/billing';
import { deleteAccount } from '@curbcut/services/accounts';
import { setPlan } from '@curbcut/services/plans';
import {
  createTestDatabase,
  insertTestUser,
  startStripeServer,
  type StripeServer,
  type TestDatabase,
} from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerServices } from '../open-test-worker.ts';
import { endSubscriptionJob, forget, reconcile, updateCustomerJob } from './payments.ts';

const password = 'Amber-Bridge-41';

let database: TestDatabase;
let stripe: StripeServer;
let ctx: ServiceContext;

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startStripeServer();
  ctx = await openWorkerServices(database.databaseUrl, 'outbox', {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_PRO: stripe.addPrice(2_900),
    STRIPE_API_BASE: stripe.url,
  });
  await work(ctx.queue, jobs.reconcilePayments, { concurrency: 1 }, reconcile({ ctx }));
  await work(ctx.queue, jobs.endSubscription, { concurrency: 1 }, endSubscriptionJob({ ctx }));
  await work(ctx.queue, jobs.forgetCustomers, { concurrency: 1 }, forget({ ctx }));
  await work(ctx.queue, jobs.updateCustomer, { concurrency: 1 }, updateCustomerJob({ ctx }));
});

afterAll(async () => {
  await closeServices(ctx);
  await stripe.close();
  await database.drop();
});

/** Somebody with a subscription whose first payment is open. */
async function beginPurchase(): Promise<{
  viewer: Viewer;
  customerId: string;
  subscriptionId: string;
}> {
  const { userId, email } = await insertTestUser(ctx.db);
  const viewer: Viewer = {
    userId,
    sessionId: `session-of-${userId}`,
    plan: ctx.config.plans.free,
    emailVerified: true,
  };
  await ctx.db
    .updateTable('users')
    .set({ password_hash: await ctx.passwords.hash(password) })
    .where('id', '=', userId)
    .execute();
  await createPaymentIntent({ ctx, input: { viewer, planType: 'pro' } });
  const customer = [...stripe.state.customers.values()].find((each) => each.email === email);
  const customerId = customer?.id ?? '';
  return { viewer, customerId, subscriptionId: stripe.subscriptionsOf(customerId)[0]?.id ?? '' };
}

async function planOf({ userId }: Viewer) {
  const user = await ctx.db
    .selectFrom('users')
    .select('plan')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.plan;
}

async function run<Payload extends object>(
  job: Parameters<typeof enqueue<Payload>>[1],
  payload: NoInfer<Payload>,
): Promise<void> {
  await ctx.db
    .transaction()
    .execute((trx) => enqueue(ctx.queue, job, payload, { transaction: trx }));
}

test('a payment that no event has told is found by the daily look', async () => {
  const { viewer, subscriptionId } = await beginPurchase();
  stripe.pay(subscriptionId);
  await ctx.db.updateTable('billing_customers').set({ synced_at: null }).execute();
  await run(jobs.reconcilePayments, {});
  await expect.poll(() => planOf(viewer), { timeout: 10_000 }).toBe('pro');
});

test('a deleted account is forgotten, and its subscription ends', async () => {
  const { viewer, customerId, subscriptionId } = await beginPurchase();
  stripe.pay(subscriptionId);
  await deleteAccount({ ctx, input: { viewer, currentPassword: password } });
  await expect
    .poll(() => stripe.state.customers.get(customerId)?.deleted, { timeout: 10_000 })
    .toBe(true);
  expect(stripe.state.subscription(subscriptionId).status).toBe('canceled');
});

test('a subscription is ended, and a changed address is told', async () => {
  const { viewer, customerId, subscriptionId } = await beginPurchase();
  stripe.pay(subscriptionId);
  await ctx.db
    .updateTable('users')
    .set({ email: 'moved@example.org', email_key: 'moved@example.org' })
    .where('id', '=', viewer.userId)
    .execute();
  await run(jobs.updateCustomer, { userId: viewer.userId });
  await expect
    .poll(() => stripe.state.customer(customerId).email, { timeout: 10_000 })
    .toBe('moved@example.org');
  await run(jobs.endSubscription, { subscriptionId, credit: true });
  await expect
    .poll(() => stripe.state.subscription(subscriptionId).status, { timeout: 10_000 })
    .toBe('canceled');
});

test('an operator’s plan is no matter of payments', async () => {
  const { viewer } = await beginPurchase();
  await setPlan({
    ctx,
    input: { userId: viewer.userId, plan: 'pro', actor: 'operator', reason: 'A friend' },
  });
  await ctx.db.updateTable('billing_customers').set({ synced_at: null }).execute();
  await run(jobs.reconcilePayments, {});
  await expect
    .poll(
      async () => {
        const { synced_at: at } = await ctx.db
          .selectFrom('billing_customers')
          .select('synced_at')
          .where('user_id', '=', viewer.userId)
          .executeTakeFirstOrThrow();
        return at;
      },
      { timeout: 10_000 },
    )
    .not.toBeNull();
  expect(await planOf(viewer)).toBe('pro');
});
