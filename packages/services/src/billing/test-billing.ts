import type { Provider } from '@curbcut/billing';
import { createPlanCatalogue, planCatalogue } from '@curbcut/model/plans';
import { createTestDatabase, startStripeServer, type StripeServer } from '@curbcut/testing';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openTestServices } from '../../rig/open-test-services.ts';
import { createTestUser } from '../../rig/test-users.ts';
import { closeServices } from '../kernel/context/close-services.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { createPaymentCustomer, createPaymentIntent, receivePaymentEvent } from './index.ts';

const enterprisePriceCents = 9_900;

export type BillingServices = ServiceContext & {
  billing: Provider;
  prices: { pro: string; enterprise: string };
};

/**
 * A database, a local provider and services for the tests of a file, which `use` is given before them. What a test makes
 * the provider do wrong ends with the test. Only tests import this file.
 */
export function setUpBilling(
  use: (parts: { stripe: StripeServer; ctx: BillingServices }) => void,
): void {
  let end: (() => Promise<void>) | null = null;
  let stripe: StripeServer;
  beforeAll(async () => {
    const database = await createTestDatabase();
    stripe = await startStripeServer();
    const ctx = await openBillingServices(database.databaseUrl, stripe);
    end = async () => {
      await closeServices(ctx);
      await stripe.close();
      await database.drop();
    };
    use({ stripe, ctx });
  });
  afterEach(() => {
    stripe.fault = { kind: 'none' };
  });
  afterAll(() => end?.());
}

async function openBillingServices(
  databaseUrl: string,
  stripe: StripeServer,
): Promise<BillingServices> {
  const prices = {
    pro: stripe.addPrice(planCatalogue.pro.priceCents ?? 0),
    enterprise: stripe.addPrice(enterprisePriceCents),
  };
  const ctx = await openTestServices(databaseUrl, {
    plans: createPlanCatalogue({ enterprise: { priceCents: enterprisePriceCents } }),
    payments: {
      secretKey: stripe.secretKey,
      publishableKey: stripe.publishableKey,
      webhookSecret: stripe.webhookSecret,
      prices: { pro: [prices.pro], enterprise: [prices.enterprise] },
      apiBase: stripe.url,
      livemode: false,
    },
  });
  const { billing } = ctx;
  if (!billing) throw new Error('These services take no payments');
  return { ...ctx, billing, prices };
}

/** Sends an event as the provider does. */
export async function deliver(
  ctx: ServiceContext,
  stripe: StripeServer,
  event: object,
): Promise<'done' | 'known' | 'ignored'> {
  const { payload, signature } = stripe.sign(event);
  return receivePaymentEvent({ ctx, input: { body: Buffer.from(payload), signature } });
}

export interface Payer {
  viewer: Viewer & { email: string };
  customerId: string;
  subscriptionId: string;
}

/**
 * Somebody who has begun to buy a plan; their card is not charged yet, and no event was delivered. `balance`: a credit is
 * negative, in cents.
 */
export async function beginPurchase(
  ctx: ServiceContext,
  stripe: StripeServer,
  planType: 'pro' | 'enterprise' = 'pro',
  balance = 0,
): Promise<Payer> {
  const viewer = await createTestUser(ctx);
  const { customer_id: customerId } = await createPaymentCustomer({ ctx, input: { viewer } });
  stripe.state.customer(customerId).balance = balance;
  await createPaymentIntent({ ctx, input: { viewer, planType } });
  const subscriptionId = stripe.subscriptionsOf(customerId).at(-1)?.id ?? '';
  return { viewer, customerId, subscriptionId };
}

/** Delivers everything that happened to a customer since `from`, and returns where it has come to. */
export async function deliverNew(
  ctx: ServiceContext,
  stripe: StripeServer,
  customerId: string,
  from = 0,
): Promise<number> {
  const events = stripe.state.events.slice(from);
  for (const event of events) {
    const { customer, id } = event.data.object;
    if (customer === customerId || id === customerId) await deliver(ctx, stripe, event);
  }
  return stripe.state.events.length;
}

/** Somebody who has paid. */
export async function buy(
  ctx: ServiceContext,
  stripe: StripeServer,
  planType: 'pro' | 'enterprise' = 'pro',
): Promise<Payer> {
  const from = stripe.state.events.length;
  const payer = await beginPurchase(ctx, stripe, planType);
  stripe.pay(payer.subscriptionId);
  await deliverNew(ctx, stripe, payer.customerId, from);
  return payer;
}
