import type { PaidPlanType, Plan } from '@curbcut/model/plans';
import type Stripe from 'stripe';
import type { BillingConfig } from './billing-settings.ts';

export type PaidPlan = Plan & { type: PaidPlanType };

/** `ended` is never paid again; `open` waits for its first payment; `overdue` for a later one. */
type PaidStatus = 'open' | 'paid' | 'overdue' | 'paused' | 'ended';

/** A subscription as the provider tells it, in our words. */
export interface PaidSubscription {
  id: string;
  status: PaidStatus;
  /** What it is for; null: something that we don't sell, which grants nothing. */
  plan: PaidPlanType | null;
  /** Why it grants nothing, for the log; null: it is as we sell it. */
  problem: string | null;
  priceId: string | null;
  periodEnd: Date | null;
  /** When it is to end; null: it goes on. */
  endsAt: Date | null;
  /** Null: it goes on, or never began. */
  endedAt: Date | null;
  /** What it is for from the end of the period on; null: the same. */
  nextPlan: PaidPlanType | null;
  scheduleId: string | null;
  /** Since when money is owed; null: none is. */
  unpaidSince: Date | null;
  /** Of a dearer plan that waits for its payment; null: none does. */
  pendingPriceId: string | null;
  /** The newest one. */
  invoiceId: string | null;
  clientSecret: string | null;
  /** Of the newest invoice: it can still be paid, also when the subscription has ended. */
  hasOpenInvoice: boolean;
  amountDueCents: number;
  createdAt: Date;
}

const statuses: Readonly<Record<string, PaidStatus>> = {
  incomplete: 'open',
  active: 'paid',
  trialing: 'paid',
  past_due: 'overdue',
  unpaid: 'overdue',
  paused: 'paused',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** What of an answer to ask for, so that a subscription can be read. */
export const subscriptionParts = ['latest_invoice.confirmation_secret', 'schedule'];

/** Reads a subscription. A status that we don't know grants nothing. */
export function toPaidSubscription(
  subscription: Stripe.Subscription,
  config: Pick<BillingConfig, 'prices' | 'livemode'>,
): PaidSubscription {
  const { problem, plan, price } = judge(subscription, config);
  const status = statuses[subscription.status] ?? 'paused';
  const item = subscription.items.data[0];
  const periodEnd = toDate(item?.current_period_end);
  const invoice =
    typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const cancelsAt = subscription.cancel_at_period_end ? periodEnd : null;
  return {
    id: subscription.id,
    status,
    plan,
    problem,
    priceId: price?.id ?? null,
    periodEnd,
    endsAt: toDate(subscription.cancel_at) ?? cancelsAt,
    endedAt: subscription.status === 'canceled' ? toDate(subscription.ended_at) : null,
    ...nextOf(subscription, config, plan),
    unpaidSince: status === 'overdue' ? toDate(invoice?.created ?? subscription.created) : null,
    pendingPriceId: subscription.pending_update?.subscription_items?.[0]?.price.id ?? null,
    invoiceId: invoice?.id ?? null,
    clientSecret: invoice?.confirmation_secret?.client_secret ?? null,
    hasOpenInvoice: invoice?.status === 'open',
    amountDueCents: invoice?.amount_remaining ?? 0,
    createdAt: new Date(subscription.created * 1_000),
  };
}

/** It is as we sell it: one of our prices, once, in dollars, in the mode of our keys. */
function judge(
  { items, livemode }: Stripe.Subscription,
  { prices, livemode: expected }: Pick<BillingConfig, 'prices' | 'livemode'>,
): { problem: string | null; plan: PaidPlanType | null; price: Stripe.Price | undefined } {
  const [item, ...others] = items.data;
  const price = item?.price;
  const refuse = (problem: string) => ({ problem, plan: null, price });
  if (livemode !== expected) return refuse('it is of the other mode');
  if (!item || others.length > 0 || items.has_more) return refuse('it has not exactly one item');
  const plan = planOf(prices, item.price.id);
  if (plan === null) return refuse(`its price ${item.price.id} is none of ours`);
  if (item.quantity !== 1) return refuse(`its quantity is ${item.quantity}`);
  if (item.price.currency !== currency) return refuse(`its currency is ${item.price.currency}`);
  return { problem: null, plan, price };
}

/** The currency of every price. */
export const currency = 'usd';

function planOf(prices: BillingConfig['prices'], priceId: string): PaidPlanType | null {
  if (prices.pro.includes(priceId)) return 'pro';
  return prices.enterprise.includes(priceId) ? 'enterprise' : null;
}

function nextOf(
  { schedule }: Stripe.Subscription,
  { prices }: Pick<BillingConfig, 'prices'>,
  plan: PaidPlanType | null,
): Pick<PaidSubscription, 'nextPlan' | 'scheduleId'> {
  if (schedule === null) return { nextPlan: null, scheduleId: null };
  if (typeof schedule === 'string') return { nextPlan: null, scheduleId: schedule };
  const end = schedule.current_phase?.end_date;
  const next = schedule.phases.find(({ start_date }) => start_date === end);
  const price = next?.items[0]?.price;
  const nextPlan = price ? planOf(prices, typeof price === 'string' ? price : price.id) : null;
  return { nextPlan: nextPlan === plan ? null : nextPlan, scheduleId: schedule.id };
}

function toDate(seconds: number | null | undefined): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1_000) : null;
}
