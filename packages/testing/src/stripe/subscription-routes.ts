import { listOf, objectOf, textOf, textsOf, type FormObject } from './form-body.ts';
import { invalid, missing } from './stripe-error.ts';
import type {
  StripeItem,
  StripePrice,
  StripeSchedule,
  StripeSubscription,
} from './stripe-objects.ts';
import type { StripeState } from './stripe-state.ts';
import {
  addInvoice,
  amountDue,
  discardPendingUpdate,
  payFromBalance,
  refuse,
  succeed,
} from './invoice-life.ts';
import { beginSubscription, end, hasEnded, monthLater } from './subscription-life.ts';

const pendingSeconds = 23 * 3_600;

export function createSubscription(state: StripeState, params: FormObject): StripeSubscription {
  const customer = state.customer(textOf(params.customer) ?? '');
  const [item] = listOf(params.items);
  const { price, quantity } = objectOf(item);
  const priceId = textOf(price);
  if (priceId === null) throw invalid('Missing required param: items.', 'items');
  if (params.payment_behavior !== 'default_incomplete') {
    throw invalid('This server knows subscriptions with default_incomplete only.');
  }
  return beginSubscription(state, {
    customer: customer.id,
    price: state.price(priceId),
    quantity: Number(quantity ?? 1),
    metadata: textsOf(params.metadata),
    saveCard: textOf(objectOf(params.payment_settings).save_default_payment_method) ?? 'off',
  });
}

export function updateSubscription(
  state: StripeState,
  id: string,
  params: FormObject,
): StripeSubscription {
  const subscription = state.subscription(id);
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const changesEnd = params.cancel_at_period_end !== undefined || params.cancel_at !== undefined;
  if (changesEnd && subscription.schedule !== null) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed.`,
    );
  }
  if (params.items !== undefined) {
    if (changesEnd && params.payment_behavior === 'pending_if_incomplete') {
      throw invalid('`payment_behavior` cannot be `pending_if_incomplete` with these parameters.');
    }
    changePrice(state, subscription, params);
  }
  if (params.cancel_at_period_end === 'true') setEnd(state, subscription, true);
  if (params.cancel_at_period_end === 'false') setEnd(state, subscription, false);
  if (params.cancel_at === '') subscription.cancel_at = null;
  state.emit('customer.subscription.updated', subscription);
  return subscription;
}

function setEnd(state: StripeState, subscription: StripeSubscription, isEnding: boolean): void {
  subscription.cancel_at_period_end = isEnding;
  subscription.cancel_at = isEnding ? state.itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isEnding ? state.now() : null;
}

/**
 * Charges the rest of the period at once; what is not paid leaves the subscription as it is. A former change that still
 * waits for its payment is replaced: its invoice is void.
 */
function changePrice(
  state: StripeState,
  subscription: StripeSubscription,
  params: FormObject,
): void {
  const change = objectOf(listOf(params.items)[0]);
  const item = state.itemOf(subscription);
  if (change.id !== item.id) throw invalid('Invalid subscription item', 'items[0][id]');
  const changed: StripeItem = {
    ...item,
    price: state.price(textOf(change.price) ?? ''),
    quantity: Number(change.quantity ?? item.quantity),
  };
  discardPendingUpdate(state, subscription);
  const amount = prorate(state, item, changed);
  if (amount <= 0) {
    subscription.items.data = [changed];
    return;
  }
  const invoice = addInvoice(state, subscription, 'subscription_update', amount);
  if (payFromBalance(state, invoice)) {
    subscription.items.data = [changed];
    return;
  }
  const intent = state.intent(invoice.payment_intent_id);
  const card = state.cards.get(subscription.customer) ?? 'pays';
  if (card === 'pays') {
    subscription.items.data = [changed];
    succeed(state, intent);
    return;
  }
  if (card === 'asks') intent.status = 'requires_action';
  else refuse(state, intent, 'card_declined');
  subscription.pending_update = {
    expires_at: Math.min(item.current_period_end, state.now() + pendingSeconds),
    subscription_items: [changed],
  };
}

/** What the rest of the period costs more. */
function prorate(state: StripeState, from: StripeItem, to: StripeItem): number {
  const whole = from.current_period_end - from.current_period_start;
  const left = Math.min(whole, Math.max(0, from.current_period_end - state.now()));
  const difference = to.price.unit_amount * to.quantity - from.price.unit_amount * from.quantity;
  return Math.round((difference * left) / whole);
}

/** What a change of a subscription would cost now, or a new one of a customer. */
export function previewInvoice(state: StripeState, params: FormObject): object {
  const [change] = listOf(objectOf(params.subscription_details).items);
  const price = state.price(textOf(objectOf(change).price) ?? '');
  const known = textOf(params.subscription);
  const subscription = known === null ? null : state.subscription(known);
  const customer = state.customer(subscription?.customer ?? textOf(params.customer) ?? '');
  const total = subscription
    ? priceOfChange(state, subscription, price)
    : price.unit_amount * Number(objectOf(change).quantity ?? 1);
  return {
    id: state.newId('upcoming_in'),
    object: 'invoice',
    customer: customer.id,
    currency: price.currency,
    amount_due: amountDue(total, customer.balance),
    total,
    status: 'draft',
  };
}

function priceOfChange(
  state: StripeState,
  subscription: StripeSubscription,
  price: StripePrice,
): number {
  const item = state.itemOf(subscription);
  return prorate(state, item, { ...item, price });
}

export function cancelSubscription(
  state: StripeState,
  id: string,
  params: FormObject,
): StripeSubscription {
  const subscription = state.subscription(id);
  if (hasEnded(subscription)) throw missing('subscription', id);
  if (params.prorate === 'true') {
    const item = state.itemOf(subscription);
    const nothing = { ...item, quantity: 0 };
    state.customer(subscription.customer).balance += prorate(state, item, nothing);
  }
  end(state, subscription);
  return subscription;
}

export function createSchedule(state: StripeState, params: FormObject): StripeSchedule {
  const subscription = state.subscription(textOf(params.from_subscription) ?? '');
  if (subscription.schedule !== null) {
    throw invalid('You cannot migrate a subscription that is already attached to a schedule.');
  }
  const item = state.itemOf(subscription);
  const phase = { start_date: item.current_period_start, end_date: item.current_period_end };
  const schedule: StripeSchedule = {
    id: state.newId('sub_sched'),
    object: 'subscription_schedule',
    created: state.now(),
    livemode: state.livemode,
    customer: subscription.customer,
    subscription: subscription.id,
    released_subscription: null,
    status: 'active',
    end_behavior: 'release',
    current_phase: phase,
    phases: [
      {
        ...phase,
        proration_behavior: 'create_prorations',
        items: [{ price: item.price.id, quantity: item.quantity, metadata: {} }],
      },
    ],
  };
  state.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
  return schedule;
}

export function updateSchedule(state: StripeState, id: string, params: FormObject): StripeSchedule {
  const schedule = state.schedule(id);
  let start = schedule.current_phase?.start_date ?? state.now();
  schedule.phases = listOf(params.phases).map((entry) => {
    const phase = objectOf(entry);
    const end = phase.end_date === undefined ? monthLater(start) : Number(phase.end_date);
    const rendered = {
      start_date: start,
      end_date: end,
      proration_behavior: textOf(phase.proration_behavior) ?? 'create_prorations',
      items: listOf(phase.items).map((item) => ({
        price: state.price(textOf(objectOf(item).price) ?? '').id,
        quantity: Number(objectOf(item).quantity ?? 1),
        metadata: {},
      })),
    };
    start = end;
    return rendered;
  });
  schedule.end_behavior = textOf(params.end_behavior) ?? schedule.end_behavior;
  state.emit('subscription_schedule.updated', schedule);
  return schedule;
}

export function releaseSchedule(state: StripeState, id: string): StripeSchedule {
  const schedule = state.schedule(id);
  if (schedule.status !== 'active')
    throw invalid('You cannot release a schedule that is not active.');
  const subscription = state.subscription(schedule.subscription ?? '');
  subscription.schedule = null;
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.status = 'released';
  state.emit('subscription_schedule.released', schedule);
  return schedule;
}
