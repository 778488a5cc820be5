import { voidInvoice, voidOpenInvoices } from './invoices.ts';
import {
  subscriptionParts,
  toPaidSubscription,
  type PaidPlan,
  type PaidSubscription,
} from './paid-subscription.ts';
import { callStripe, unlessMissing } from './payment-error.ts';
import type { Provider } from './provider.ts';
import { readSoldPrice } from './subscriptions.ts';

/** A card's bank takes longer than the provider does. */
const chargeTimeoutMs = 25_000;

/** Lets a subscription run out with the period that is paid. */
export async function cancelAtPeriodEnd(
  provider: Provider,
  subscription: PaidSubscription,
): Promise<void> {
  const { id, scheduleId } = subscription;
  await giveUpUpgrade(provider, subscription);
  // A subscription that is to change cannot be told to end.
  if (scheduleId !== null) await releaseSchedule(provider, scheduleId);
  await callStripe(() => provider.stripe.subscriptions.update(id, { cancel_at_period_end: true }));
}

/** Takes back that a subscription is to end, or to change. */
export async function resumeSubscription(
  provider: Provider,
  subscription: PaidSubscription,
): Promise<void> {
  const { id, scheduleId, endsAt } = subscription;
  const { stripe } = provider;
  await giveUpUpgrade(provider, subscription);
  if (scheduleId !== null) await releaseSchedule(provider, scheduleId);
  if (endsAt === null) return;
  await callStripe(async () => {
    const { cancel_at_period_end: isByPeriod } = await stripe.subscriptions.retrieve(id);
    // The provider's portal may have set a date instead.
    const change = isByPeriod ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    return stripe.subscriptions.update(id, change);
  });
}

export interface EndedSubscription {
  /** False: it was paid in the meantime, and goes on. */
  isOver: boolean;
  /** Ids of invoices that were paid when it had just ended: nobody gets anything for them. */
  paidTooLate: string[];
}

/**
 * Ends a subscription at once, and voids what is still owed for it; one that has ended stays so. `credit`: what is paid
 * for and not used is credited. Without it, one that is paid by now goes on: the payment came after somebody decided to
 * end it. May be done again at any time. Throws PAYMENTS_UNAVAILABLE.
 */
export async function endSubscription(
  { stripe, config }: Provider,
  { subscriptionId, credit }: { subscriptionId: string; credit: boolean },
): Promise<EndedSubscription> {
  const found = await unlessMissing(() => stripe.subscriptions.retrieve(subscriptionId));
  if (found === null) return { isOver: true, paidTooLate: [] };
  const { status } = toPaidSubscription(found, config);
  const isPaid = status === 'paid';
  if (isPaid && !credit) return { isOver: false, paidTooLate: [] };
  // First the end: without its unpaid invoice the provider would take an overdue subscription for a paid one.
  if (status !== 'ended') {
    await unlessMissing(() =>
      stripe.subscriptions.cancel(subscriptionId, { prorate: isPaid, invoice_now: isPaid }),
    );
  }
  const paidTooLate = await voidOpenInvoices({ stripe }, { subscription: subscriptionId });
  return { isOver: true, paidTooLate };
}

/** What is due now for the rest of the period when the plan changes now, in cents. */
export async function previewUpgrade(
  provider: Provider,
  { id }: PaidSubscription,
  plan: PaidPlan,
): Promise<number> {
  const price = await readSoldPrice(provider, plan);
  return callStripe(async () => {
    const item = await readItemId(provider, id);
    const invoice = await provider.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items: [{ id: item, price }], proration_behavior: 'always_invoice' },
    });
    return invoice.amount_due;
  });
}

/**
 * Changes to a dearer plan now and charges the rest of the period. When the charge fails or waits for the card's owner,
 * the subscription stays as it is until the invoice is paid.
 */
export async function upgradeSubscription(
  provider: Provider,
  { id, scheduleId }: PaidSubscription,
  plan: PaidPlan,
): Promise<PaidSubscription> {
  const price = await readSoldPrice(provider, plan);
  if (scheduleId !== null) await releaseSchedule(provider, scheduleId);
  // One that waits for its payment is replaced: the provider voids its invoice.
  const subscription = await callStripe(async () =>
    provider.stripe.subscriptions.update(
      id,
      {
        items: [{ id: await readItemId(provider, id), price, quantity: 1 }],
        payment_behavior: 'pending_if_incomplete',
        proration_behavior: 'always_invoice',
        expand: subscriptionParts,
      },
      { timeout: chargeTimeoutMs },
    ),
  );
  return toPaidSubscription(subscription, provider.config);
}

/** Nobody can pay an upgrade any more that waits for its payment: it is discarded with its invoice. */
async function giveUpUpgrade(
  provider: Provider,
  { pendingPriceId, invoiceId }: PaidSubscription,
): Promise<void> {
  if (pendingPriceId !== null && invoiceId !== null) await voidInvoice(provider, invoiceId);
}

/** Changes to a cheaper plan with the next period. */
export async function scheduleDowngrade(
  provider: Provider,
  { id, scheduleId }: PaidSubscription,
  plan: PaidPlan,
): Promise<void> {
  const { stripe } = provider;
  const price = await readSoldPrice(provider, plan);
  await callStripe(async () => {
    const schedule =
      scheduleId === null
        ? await stripe.subscriptionSchedules.create({ from_subscription: id })
        : await stripe.subscriptionSchedules.retrieve(scheduleId);
    const [phase] = schedule.phases;
    const [item] = phase?.items ?? [];
    if (!phase || !item) throw new Error('The provider made a schedule without a phase');
    const current = typeof item.price === 'string' ? item.price : item.price.id;
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: current, quantity: 1 }],
          start_date: phase.start_date,
          end_date: phase.end_date,
        },
        { items: [{ price, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
      ],
    });
  });
}

/** The open invoice of this very upgrade, which a card was refused for; null: there is none to go on with. */
export function findOpenUpgrade(
  { config }: Pick<Provider, 'config'>,
  { pendingPriceId, hasOpenInvoice, clientSecret, amountDueCents, invoiceId }: PaidSubscription,
  plan: PaidPlan,
): OpenUpgrade | null {
  const [price] = config.prices[plan.type];
  if (pendingPriceId === null || pendingPriceId !== price || !hasOpenInvoice) return null;
  if (clientSecret === null || invoiceId === null) return null;
  return { clientSecret, amountDueCents, invoiceId };
}

export interface OpenUpgrade {
  clientSecret: string;
  amountDueCents: number;
  invoiceId: string;
}

async function releaseSchedule({ stripe }: Provider, scheduleId: string): Promise<void> {
  await callStripe(() => stripe.subscriptionSchedules.release(scheduleId));
}

async function readItemId({ stripe }: Provider, subscriptionId: string): Promise<string> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw new Error('A subscription without an item');
  return item.id;
}
