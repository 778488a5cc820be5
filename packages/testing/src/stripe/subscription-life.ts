import {
  addInvoice,
  discardPendingUpdate,
  payFromBalance,
  refuse,
  succeed,
  voidInvoice,
} from './invoice-life.ts';
import type { StripePrice, StripeSubscription } from './stripe-objects.ts';
import type { StripeState } from './stripe-state.ts';

const daySeconds = 86_400;
const incompleteSeconds = 23 * 3_600;
const retryDays = 3;

/** A subscription whose first invoice waits for a payment, unless the customer's balance covers it. */
export function beginSubscription(
  state: StripeState,
  input: {
    customer: string;
    price: StripePrice;
    quantity: number;
    metadata: Record<string, string>;
    saveCard: string;
  },
): StripeSubscription {
  const id = state.newId('sub');
  const now = state.now();
  const subscription: StripeSubscription = {
    id,
    object: 'subscription',
    created: now,
    start_date: now,
    livemode: state.livemode,
    customer: input.customer,
    currency: input.price.currency,
    status: 'incomplete',
    items: {
      object: 'list',
      data: [
        {
          id: state.newId('si'),
          object: 'subscription_item',
          created: now,
          subscription: id,
          quantity: input.quantity,
          price: input.price,
          current_period_start: now,
          current_period_end: monthLater(now),
          metadata: {},
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    schedule: null,
    pending_update: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    collection_method: 'charge_automatically',
    billing_mode: { type: 'flexible' },
    payment_settings: { save_default_payment_method: input.saveCard },
    default_payment_method: null,
    metadata: input.metadata,
  };
  state.subscriptions.set(id, subscription);
  const amount = input.price.unit_amount * input.quantity;
  const invoice = addInvoice(state, subscription, 'subscription_create', amount);
  state.emit('customer.subscription.created', subscription);
  payFromBalance(state, invoice);
  return subscription;
}

/** Begins the next period: its invoice is paid or refused by the saved card. */
export function renew(state: StripeState, subscription: StripeSubscription): void {
  discardPendingUpdate(state, subscription);
  if (subscription.cancel_at_period_end) return end(state, subscription);
  const item = state.itemOf(subscription);
  applyNextPhase(state, subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthLater(item.current_period_end);
  const amount = item.price.unit_amount * item.quantity;
  const invoice = addInvoice(state, subscription, 'subscription_cycle', amount);
  state.emit('customer.subscription.updated', subscription);
  if (payFromBalance(state, invoice)) return;
  const intent = state.intent(invoice.payment_intent_id);
  if ((state.cards.get(subscription.customer) ?? 'pays') === 'pays') return succeed(state, intent);
  refuse(state, intent, 'card_declined');
  invoice.next_payment_attempt = state.now() + retryDays * daySeconds;
  subscription.status = 'past_due';
  state.emit('customer.subscription.updated', subscription);
}

function applyNextPhase(state: StripeState, subscription: StripeSubscription): void {
  if (subscription.schedule === null) return;
  const schedule = state.schedule(subscription.schedule);
  const next = schedule.phases.find(
    ({ start_date }) => start_date === schedule.current_phase?.end_date,
  );
  const price = next?.items[0]?.price;
  if (!next || !price) return;
  state.itemOf(subscription).price = state.price(price);
  schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
}

/** Ends a subscription now. What is owed for it stays open: it is not collected, and whoever has the invoice can pay it. */
export function end(state: StripeState, subscription: StripeSubscription): void {
  const wasOpen = subscription.status === 'incomplete';
  const now = state.now();
  subscription.status = wasOpen ? 'incomplete_expired' : 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.pending_update = null;
  for (const invoice of state.invoices.values()) {
    const isOwn = invoice.parent.subscription_details.subscription === subscription.id;
    if (isOwn && invoice.status === 'open') invoice.auto_advance = false;
  }
  state.emit(
    wasOpen ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    subscription,
  );
}

export function hasEnded({ status }: StripeSubscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** A first payment that was not made in time: it cannot be made any more. */
function expire(state: StripeState, subscription: StripeSubscription): void {
  end(state, subscription);
  const invoice = state.invoice(subscription.latest_invoice);
  if (invoice.status === 'open') voidInvoice(state, invoice);
}

/** What the clock brings: periods that are over, and first payments and changes that were never paid. */
export function passTime(state: StripeState): void {
  for (const subscription of state.subscriptions.values()) {
    if (subscription.status === 'incomplete') {
      if (state.now() >= subscription.created + incompleteSeconds) expire(state, subscription);
      continue;
    }
    if (!['active', 'past_due', 'trialing'].includes(subscription.status)) continue;
    const { pending_update: pending } = subscription;
    if (pending && state.now() >= pending.expires_at) discardPendingUpdate(state, subscription);
    if (subscription.cancel_at !== null && state.now() >= subscription.cancel_at) {
      end(state, subscription);
    }
    while (
      ['active', 'past_due', 'trialing'].includes(subscription.status) &&
      state.now() >= state.itemOf(subscription).current_period_end
    ) {
      renew(state, subscription);
    }
  }
}

/** The same day of the next month, or its last one. */
export function monthLater(seconds: number): number {
  const from = new Date(seconds * 1_000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1_000);
}
