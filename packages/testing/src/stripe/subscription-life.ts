import { declines, invalid, type Decline } from './stripe-error.ts';
import type {
  StripeInvoice,
  StripePaymentIntent,
  StripePrice,
  StripeSubscription,
} from './stripe-objects.ts';
import type { StripeState } from './stripe-state.ts';

const daySeconds = 86_400;
const incompleteSeconds = 23 * 3_600;
const retryDays = 3;

/** A subscription whose first invoice waits for a payment. */
export function beginSubscription(
  state: StripeState,
  input: {
    customer: string;
    price: StripePrice;
    quantity: number;
    metadata: Record<string, string>;
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
    default_payment_method: null,
    metadata: input.metadata,
  };
  state.subscriptions.set(id, subscription);
  const amount = input.price.unit_amount * input.quantity;
  addInvoice(state, subscription, 'subscription_create', amount);
  state.emit('customer.subscription.created', subscription);
  return subscription;
}

/** Adds an open invoice with its payment, and makes it the newest one. */
export function addInvoice(
  state: StripeState,
  subscription: StripeSubscription,
  reason: StripeInvoice['billing_reason'],
  amount: number,
): StripeInvoice {
  const now = state.now();
  const invoice: StripeInvoice = {
    id: state.newId('in'),
    object: 'invoice',
    created: now,
    livemode: state.livemode,
    customer: subscription.customer,
    currency: subscription.currency,
    status: 'open',
    billing_reason: reason,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    total: amount,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      quote_details: null,
    },
    payment_intent_id: null,
  };
  const id = state.newId('pi');
  const intent: StripePaymentIntent = {
    id,
    object: 'payment_intent',
    created: now,
    livemode: state.livemode,
    amount,
    currency: subscription.currency,
    customer: subscription.customer,
    client_secret: `${id}_secret_${state.newId('s').slice(2)}`,
    status: 'requires_payment_method',
    receipt_email: null,
    last_payment_error: null,
    invoice_id: invoice.id,
  };
  invoice.payment_intent_id = id;
  state.intents.set(id, intent);
  state.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  state.emit('invoice.created', invoice);
  return invoice;
}

/** A payment that succeeds: the invoice is paid, and what waited for it happens. */
export function succeed(state: StripeState, intent: StripePaymentIntent): void {
  if (intent.status === 'canceled' || intent.status === 'succeeded') {
    throw invalid(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  intent.status = 'succeeded';
  intent.last_payment_error = null;
  const invoice = state.invoice(intent.invoice_id);
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
  });
  const subscription = state.subscription(invoice.parent.subscription_details.subscription);
  subscription.default_payment_method ??= state.newId('pm');
  const isNewest = subscription.latest_invoice === invoice.id;
  if (subscription.pending_update && isNewest) {
    const [item] = subscription.pending_update.subscription_items;
    if (item) subscription.items.data = [item];
    subscription.pending_update = null;
    state.emit('customer.subscription.pending_update_applied', subscription);
  }
  if (isNewest && ['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) {
    subscription.status = 'active';
  }
  state.emit('payment_intent.succeeded', intent);
  state.emit('invoice.paid', invoice);
  state.emit('customer.subscription.updated', subscription);
}

/** A payment that the card's bank refuses; answers what the payment form is told. */
export function refuse(
  state: StripeState,
  intent: StripePaymentIntent,
  code: Decline,
): Record<string, unknown> {
  const decline = declines[code];
  const error = {
    type: 'card_error',
    code: code === 'insufficient_funds' ? 'card_declined' : code,
    decline_code: decline.decline_code,
    message: decline.message,
  };
  intent.status = 'requires_payment_method';
  intent.last_payment_error = error;
  const invoice = state.invoice(intent.invoice_id);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  state.emit('payment_intent.payment_failed', intent);
  state.emit('invoice.payment_failed', invoice);
  return error;
}

/** Begins the next period: its invoice is paid or refused by the saved card. */
export function renew(state: StripeState, subscription: StripeSubscription): void {
  if (subscription.cancel_at_period_end) return end(state, subscription);
  const item = state.itemOf(subscription);
  applyNextPhase(state, subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthLater(item.current_period_end);
  const amount = item.price.unit_amount * item.quantity;
  const invoice = addInvoice(state, subscription, 'subscription_cycle', amount);
  state.emit('customer.subscription.updated', subscription);
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

/** Ends a subscription now; a payment that is open cannot be made any more. */
export function end(state: StripeState, subscription: StripeSubscription): void {
  const wasOpen = subscription.status === 'incomplete';
  const now = state.now();
  subscription.status = wasOpen ? 'incomplete_expired' : 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.pending_update = null;
  const invoice = state.invoices.get(subscription.latest_invoice ?? '');
  if (wasOpen && invoice?.status === 'open') {
    invoice.status = 'void';
    state.intent(invoice.payment_intent_id).status = 'canceled';
    state.emit('invoice.voided', invoice);
  }
  state.emit(
    wasOpen ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    subscription,
  );
}

/** What the clock brings: periods that are over, and first payments that were never made. */
export function passTime(state: StripeState): void {
  for (const subscription of state.subscriptions.values()) {
    if (subscription.status === 'incomplete') {
      if (state.now() >= subscription.created + incompleteSeconds) end(state, subscription);
      continue;
    }
    if (!['active', 'past_due', 'trialing'].includes(subscription.status)) continue;
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
