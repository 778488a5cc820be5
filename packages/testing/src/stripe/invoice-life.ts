import { declines, invalid, unexpectedState, type Decline } from './stripe-error.ts';
import type {
  StripeInvoice,
  StripeInvoicePayment,
  StripePaymentIntent,
  StripeSubscription,
} from './stripe-objects.ts';
import type { StripeState } from './stripe-state.ts';

/** What is left to pay of an amount when the customer's balance is taken into account; a credit is negative. */
export function amountDue(amount: number, balance: number): number {
  return Math.max(0, amount + balance);
}

/**
 * Adds an invoice, and makes it the newest one of its subscription. What the customer's balance does not cover waits
 * for a payment; one that it covers is open until `payFromBalance`.
 */
export function addInvoice(
  state: StripeState,
  subscription: StripeSubscription,
  reason: StripeInvoice['billing_reason'],
  amount: number,
): StripeInvoice {
  const customer = state.customer(subscription.customer);
  const startingBalance = customer.balance;
  const due = amountDue(amount, startingBalance);
  customer.balance = Math.min(0, amount + startingBalance);
  const invoice: StripeInvoice = {
    id: state.newId('in'),
    object: 'invoice',
    created: state.now(),
    livemode: state.livemode,
    customer: subscription.customer,
    currency: subscription.currency,
    status: 'open',
    auto_advance: true,
    billing_reason: reason,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    total: amount,
    starting_balance: startingBalance,
    ending_balance: customer.balance,
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
  if (due > 0) invoice.payment_intent_id = addIntent(state, invoice);
  state.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  state.emit('invoice.created', invoice);
  return invoice;
}

function addIntent(state: StripeState, invoice: StripeInvoice): string {
  const id = state.newId('pi');
  const intent: StripePaymentIntent = {
    id,
    object: 'payment_intent',
    created: invoice.created,
    livemode: invoice.livemode,
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    client_secret: `${id}_secret_${state.newId('s').slice(2)}`,
    status: 'requires_payment_method',
    receipt_email: null,
    last_payment_error: null,
    invoice_id: invoice.id,
  };
  state.intents.set(id, intent);
  return id;
}

/** Pays an invoice that the customer's balance covers; false for any other. */
export function payFromBalance(state: StripeState, invoice: StripeInvoice): boolean {
  if (invoice.amount_due > 0) return false;
  settle(state, invoice);
  return true;
}

/** A payment that succeeds: the invoice is paid, and what waited for it happens. */
export function succeed(state: StripeState, intent: StripePaymentIntent): void {
  if (intent.status === 'canceled' || intent.status === 'succeeded') {
    throw unexpectedState(intent.status);
  }
  intent.status = 'succeeded';
  intent.last_payment_error = null;
  const invoice = state.invoice(intent.invoice_id);
  invoice.attempt_count += 1;
  const subscription = subscriptionOf(state, invoice);
  subscription.default_payment_method ??= state.newId('pm');
  state.emit('payment_intent.succeeded', intent);
  settle(state, invoice);
}

/** As `succeed`, with a card that is typed: it is the subscription's card from then on, where that was asked for. */
export function payWithNewCard(state: StripeState, intent: StripePaymentIntent): void {
  succeed(state, intent);
  const subscription = subscriptionOf(state, state.invoice(intent.invoice_id));
  if (subscription.payment_settings.save_default_payment_method !== 'on_subscription') return;
  subscription.default_payment_method = state.newId('pm');
  state.cards.set(subscription.customer, 'pays');
}

function settle(state: StripeState, invoice: StripeInvoice): void {
  Object.assign(invoice, {
    status: 'paid',
    auto_advance: false,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
  });
  const subscription = subscriptionOf(state, invoice);
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
  state.emit('invoice.paid', invoice);
  state.emit('customer.subscription.updated', subscription);
}

/** A payment that the card's bank refuses; returns what the payment form shows. */
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

/** Of a subscription whose newest invoice is void, nothing is owed any more. */
const statusAfterVoid: Readonly<Record<string, StripeSubscription['status']>> = {
  incomplete: 'incomplete_expired',
  past_due: 'active',
  unpaid: 'active',
};

/** Nobody can pay the invoice any more, and what it took of a balance is given back. */
export function voidInvoice(state: StripeState, invoice: StripeInvoice): StripeInvoice {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalid("You can only pass in open invoices. This invoice isn't open.");
  }
  invoice.status = 'void';
  invoice.auto_advance = false;
  const intent = state.intents.get(invoice.payment_intent_id ?? '');
  if (intent) {
    intent.status = 'canceled';
    state.emit('payment_intent.canceled', intent);
  }
  const customer = state.customers.get(invoice.customer);
  if (customer) customer.balance += invoice.starting_balance - invoice.ending_balance;
  state.emit('invoice.voided', invoice);
  const subscription = subscriptionOf(state, invoice);
  if (subscription.pending_update && subscription.latest_invoice === invoice.id) {
    subscription.pending_update = null;
    state.emit('customer.subscription.pending_update_expired', subscription);
  }
  const status = statusAfterVoid[subscription.status];
  if (status !== undefined && subscription.latest_invoice === invoice.id) {
    subscription.status = status;
    state.emit('customer.subscription.updated', subscription);
  }
  return invoice;
}

/** Discards a change that waits for its payment: its invoice is void. */
export function discardPendingUpdate(state: StripeState, subscription: StripeSubscription): void {
  if (!subscription.pending_update) return;
  voidInvoice(state, state.invoice(subscription.latest_invoice));
}

/** How the payments of an invoice are listed. */
export function paymentsOf(
  state: StripeState,
  invoice: StripeInvoice | undefined,
): StripeInvoicePayment[] {
  const intent = state.intents.get(invoice?.payment_intent_id ?? '');
  if (!invoice || !intent) return [];
  const isPaid = intent.status === 'succeeded';
  return [
    {
      id: `inpay_${intent.id.slice('pi_'.length)}`,
      object: 'invoice_payment',
      created: intent.created,
      livemode: intent.livemode,
      invoice: invoice.id,
      is_default: true,
      amount_requested: intent.amount,
      amount_paid: isPaid ? intent.amount : null,
      currency: intent.currency,
      status: isPaid ? 'paid' : intent.status === 'canceled' ? 'canceled' : 'open',
      payment: { type: 'payment_intent', payment_intent: intent.id },
    },
  ];
}

function subscriptionOf(state: StripeState, { parent }: StripeInvoice): StripeSubscription {
  return state.subscription(parent.subscription_details.subscription);
}
