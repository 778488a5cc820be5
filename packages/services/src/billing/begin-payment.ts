import {
  createSubscription,
  currency,
  findOpenUpgrade,
  previewUpgrade,
  type PaidPlan,
  type PaidSubscription,
  type Provider,
} from '@curbcut/billing';
import { AppError } from '@curbcut/model/errors';
import { betterPlan, paymentMessages, planTypes, type PaidPlanType } from '@curbcut/model/plans';
import { type CreateSubscriptionAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { describeOpenUpgrade } from './describe-open-upgrade.ts';
import { endAtProvider } from './end-subscription.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { pickLive } from './read-live-subscription.ts';
import { syncCustomer, type Customer } from './sync-customer.ts';

interface Purchase {
  userId: string;
  planType: PaidPlanType;
  /** The person wants it to begin also when no payment form is left to confirm. */
  isConfirmed: boolean;
}

/**
 * Opens the payment of a plan; nothing is charged before the person confirms it. What credit covers begins only when
 * they have. The open payment of the same plan is used again, an upgrade's too; one of another plan is given up. Throws PLAN_NOT_FOR_SALE,
 * ALREADY_SUBSCRIBED, CONFLICT and PAYMENTS_UNAVAILABLE.
 */
export async function beginPayment(
  ctx: ServiceContext,
  provider: Provider,
  { userId, planType, isConfirmed }: Purchase,
): Promise<CreateSubscriptionAnswer> {
  const plan = toPaidPlan(ctx, planType);
  if (!provider.config.prices[planType][0]) {
    throw new AppError('PLAN_NOT_FOR_SALE', paymentMessages.notForSale);
  }
  const { customer, subscriptions } = await readCustomer(ctx, provider, userId);
  const live = pickLive(subscriptions);
  if (live) checkUpgrade(live, planType);
  await checkGain(ctx, userId, planType);
  const answer = { success: true as const, plan_type: planType, currency, message: null };
  const open = live && findOpenUpgrade(provider, live, plan);
  if (open) {
    const { message, ...rest } = await describeOpenUpgrade(ctx, provider, open);
    return { ...answer, kind: 'upgrade', subscription_id: null, message, ...rest };
  }
  if (live) {
    const amount = Math.max(0, await previewUpgrade(provider, live, plan));
    return { ...answer, kind: 'upgrade', client_secret: null, amount, subscription_id: null };
  }
  const subscription =
    (await reuseOpen(ctx, provider, subscriptions, plan)) ??
    (await createSubscription(provider, {
      customerId: customer.customerId,
      plan,
      attempt: subscriptions.length,
      isConfirmed,
    }));
  await syncCustomer(ctx, provider, customer);
  if (subscription === null) {
    return { ...answer, kind: 'credit', client_secret: null, amount: 0, subscription_id: null };
  }
  const { id, clientSecret, amountDueCents: amount } = subscription;
  return { ...answer, kind: 'payment', client_secret: clientSecret, amount, subscription_id: id };
}

export function toPaidPlan({ config }: ServiceContext, type: PaidPlanType): PaidPlan {
  return { ...config.plans[type], type };
}

/** Whether a plan is more than another. */
export function isHigher(type: PaidPlanType, than: PaidPlanType): boolean {
  return planTypes.indexOf(type) > planTypes.indexOf(than);
}

/** A customer that the provider has lost is replaced, once. */
async function readCustomer(
  ctx: ServiceContext,
  provider: Provider,
  userId: string,
): Promise<{ customer: Customer; subscriptions: PaidSubscription[] }> {
  for (let tries = 0; tries < 2; tries += 1) {
    const customer = { userId, customerId: await ensureCustomer(ctx, provider, userId) };
    const subscriptions = await syncCustomer(ctx, provider, customer);
    if (subscriptions !== null) return { customer, subscriptions };
  }
  throw new AppError('NO_CUSTOMER', paymentMessages.noCustomer);
}

/** Throws ALREADY_SUBSCRIBED and CONFLICT. */
export function checkUpgrade(live: PaidSubscription, to: PaidPlanType): void {
  if (live.plan === to) {
    throw new AppError('ALREADY_SUBSCRIBED', paymentMessages.alreadySubscribed);
  }
  if (live.plan && !isHigher(to, live.plan)) {
    throw new AppError('CONFLICT', paymentMessages.lowerPlan);
  }
  checkChangeable(live);
}

/** What the operator gave is not sold again. Throws ALREADY_SUBSCRIBED. */
export async function checkGain(
  { db }: ServiceContext,
  userId: string,
  to: PaidPlanType,
): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select('plan')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!owner || betterPlan(owner.plan, to) !== owner.plan) return;
  throw new AppError('ALREADY_SUBSCRIBED', paymentMessages.nothingGained);
}

/** Throws CONFLICT when a payment is open or the subscription is to end. */
export function checkChangeable(live: PaidSubscription): void {
  if (live.status !== 'paid') throw new AppError('CONFLICT', paymentMessages.paymentOpen);
  if (live.endsAt !== null) throw new AppError('CONFLICT', paymentMessages.isEnding);
}

/** The open payment of this plan at its present price; every other open one is given up. */
async function reuseOpen(
  ctx: ServiceContext,
  provider: Provider,
  subscriptions: readonly PaidSubscription[],
  plan: PaidPlan,
): Promise<PaidSubscription | null> {
  const [price] = provider.config.prices[plan.type];
  const open = subscriptions.filter(({ status }) => status === 'open');
  const found = open.find(
    ({ priceId, problem, clientSecret }) =>
      priceId === price && problem === null && clientSecret !== null,
  );
  for (const { id } of open) {
    if (id === found?.id) continue;
    const isOver = await endAtProvider(ctx, provider, { subscriptionId: id, credit: false });
    if (!isOver) throw new AppError('CONFLICT', paymentMessages.paidMeanwhile);
  }
  return found ?? null;
}
