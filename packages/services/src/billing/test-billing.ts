import { createPlanCatalogue, planCatalogue } from '@curbcut/contracts';
import type { StripeServer } from '@curbcut/testing';
import {
  createPaymentIntent,
  receivePaymentEvent,
  type ServiceContext,
  type Viewer,
} from '../index.ts';
import { openTestServices } from '../test-services.ts';
import { createTestUser } from '../test-users.ts';
import { findCustomer } from './ensure-customer.ts';

const enterprisePriceCents = 9_900;

/** Services that take payments through a local provider. Only tests import this file. */
export async function openBillingServices(
  databaseUrl: string,
  stripe: StripeServer,
): Promise<ServiceContext & { prices: { pro: string; enterprise: string } }> {
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
  return { ...ctx, prices };
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

/** Somebody who has begun to buy a plan; their card is not charged yet, and no event was delivered. */
export async function beginPurchase(
  ctx: ServiceContext,
  stripe: StripeServer,
  planType: 'pro' | 'enterprise' = 'pro',
): Promise<Payer> {
  const viewer = await createTestUser(ctx);
  await createPaymentIntent({ ctx, input: { viewer, planType } });
  const customerId = (await findCustomer(ctx, viewer.userId)) ?? '';
  const subscriptionId = stripe.subscriptionsOf(customerId).at(-1)?.id ?? '';
  return { viewer, customerId, subscriptionId };
}

/** Delivers everything that happened to a customer since `from`, and answers where it has come to. */
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

export async function planOf(ctx: ServiceContext, { userId }: Viewer): Promise<string | undefined> {
  const user = await ctx.db
    .selectFrom('users')
    .select('plan')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.plan;
}

export async function mailsOf(ctx: ServiceContext, { userId }: Viewer): Promise<string[]> {
  const mails = await ctx.db
    .selectFrom('mails')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return mails.map(({ kind }) => kind);
}
