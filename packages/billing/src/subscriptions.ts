import { AppError } from '@curbcut/model/errors';
import { paymentMessages } from '@curbcut/model/plans';
import {
  currency,
  subscriptionParts,
  toPaidSubscription,
  type PaidPlan,
  type PaidSubscription,
} from './paid-subscription.ts';
import { callStripe, unlessMissing } from './payment-error.ts';
import type { Provider } from './provider.ts';

const subscriptionsRead = 200;
/** Less is not charged to a card: the invoice counts as paid, and the rest comes with the next one. */
const smallestChargeCents = 50;

/** All subscriptions that a customer has and had; null: there is no such customer. Throws PAYMENTS_UNAVAILABLE. */
export async function readSubscriptions(
  { stripe, config }: Provider,
  customerId: string,
): Promise<PaidSubscription[] | null> {
  const found = await unlessMissing(() =>
    stripe.subscriptions
      .list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: subscriptionParts.map((part) => `data.${part}`),
      })
      .autoPagingToArray({ limit: subscriptionsRead }),
  );
  const subscriptions = (found ?? []).map((each) => toPaidSubscription(each, config));
  const hasEnded = subscriptions.every(({ status }) => status === 'ended');
  const isLost = found === null || (hasEnded && (await isGone({ stripe }, customerId)));
  if (!isLost) return subscriptions;
  await checkAccount({ stripe, config });
  return null;
}

/**
 * The keys are those of the account that we sell with. With the keys of another one no customer would be there, and
 * everybody who pays would lose their plan. Throws PAYMENTS_UNAVAILABLE.
 */
async function checkAccount({ stripe, config }: Provider): Promise<void> {
  const [priceId = ''] = [...config.prices.pro, ...config.prices.enterprise];
  if ((await unlessMissing(() => stripe.prices.retrieve(priceId))) !== null) return;
  throw new AppError('PAYMENTS_UNAVAILABLE', paymentMessages.unavailable, {
    message: `The price ${priceId} is unknown to the payment provider: STRIPE_SECRET_KEY is of another account`,
  });
}

/** A deleted customer has nothing that goes on, as one has who has left. */
async function isGone({ stripe }: Pick<Provider, 'stripe'>, customerId: string): Promise<boolean> {
  const customer = await unlessMissing(() => stripe.customers.retrieve(customerId));
  return customer === null || customer.deleted === true;
}

/**
 * Begins a subscription that waits for its first payment: nothing is charged before somebody confirms it. One that a
 * credit covers begins at once, so it is made only when `isConfirmed`; else the answer is null. The same attempt asked
 * for several times is one subscription. Throws PAYMENTS_UNAVAILABLE and PLAN_NOT_FOR_SALE.
 */
export async function createSubscription(
  provider: Provider,
  {
    customerId,
    plan,
    attempt,
    isConfirmed,
  }: {
    customerId: string;
    plan: PaidPlan;
    attempt: number;
    isConfirmed: boolean;
  },
): Promise<PaidSubscription | null> {
  const { stripe, config } = provider;
  const price = await readSoldPrice(provider, plan);
  const items = [{ price, quantity: 1 }];
  return callStripe(async () => {
    if (!isConfirmed) {
      const first = await stripe.invoices.createPreview({
        customer: customerId,
        subscription_details: { items },
      });
      if (first.amount_due < smallestChargeCents) return null;
    }
    const subscription = await stripe.subscriptions.create(
      {
        customer: customerId,
        items,
        payment_behavior: 'default_incomplete',
        payment_settings: {
          payment_method_types: ['card'],
          save_default_payment_method: 'on_subscription',
        },
        expand: subscriptionParts,
      },
      { idempotencyKey: `curbcut-subscription-${customerId}-${price}-${attempt}` },
    );
    return toPaidSubscription(subscription, config);
  });
}

/**
 * The price of a plan, once the provider has said that it charges what our pages say. Throws PLAN_NOT_FOR_SALE, and
 * PAYMENTS_UNAVAILABLE when the two don't agree, which is the operator's to mend.
 */
export async function readSoldPrice({ stripe, config }: Provider, plan: PaidPlan): Promise<string> {
  const [priceId] = config.prices[plan.type];
  if (priceId === undefined || plan.priceCents === null) {
    throw new AppError('PLAN_NOT_FOR_SALE', paymentMessages.notForSale);
  }
  const price = await callStripe(() => stripe.prices.retrieve(priceId));
  const { recurring } = price;
  const isAsShown =
    price.active &&
    price.currency === currency &&
    price.unit_amount === plan.priceCents &&
    recurring?.interval === 'month' &&
    recurring.interval_count === 1 &&
    recurring.usage_type === 'licensed';
  if (isAsShown) return priceId;
  throw new AppError('PAYMENTS_UNAVAILABLE', paymentMessages.unavailable, {
    message: `The price ${priceId} is not ${plan.priceCents} cents (${currency}) a month, or is not active`,
  });
}
