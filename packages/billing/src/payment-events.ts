import { AppError } from '@curbcut/model/errors';
import type Stripe from 'stripe';
import { isStripeError } from './payment-error.ts';
import type { Provider } from './provider.ts';

/** How old a signature may be, and how far ahead of our clock. */
const toleranceSeconds = 300;

/** The events after which a customer's subscriptions may be others; the webhook is set up for them. */
export const handledEvents = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'subscription_schedule.updated',
  'subscription_schedule.released',
] as const;

export interface PaymentEvent {
  id: string;
  type: string;
  /** Whether it is one of `handledEvents`, in the mode of our keys. */
  isOurs: boolean;
  /** Null: it is about no customer. */
  customerId: string | null;
}

/** Reads what the webhook was sent, if the provider has signed these very bytes. Throws INVALID_REQUEST. */
export function readPaymentEvent(
  { stripe, config }: Provider,
  { body, signature }: { body: Buffer; signature: string },
): PaymentEvent {
  const event = verify(() =>
    stripe.webhooks.constructEvent(body, signature, config.webhookSecret, toleranceSeconds),
  );
  refuseFromTheFuture(signature);
  const isHandled = (handledEvents as readonly string[]).includes(event.type);
  return {
    id: event.id,
    type: event.type,
    isOurs: isHandled && event.livemode === config.livemode,
    customerId: customerOf(event.data.object),
  };
}

function verify(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch (cause) {
    const isForged = isStripeError(cause) && cause.type === 'StripeSignatureVerificationError';
    if (!isForged && !(cause instanceof SyntaxError)) throw cause;
    throw new AppError('INVALID_REQUEST', 'This is not a signed event.', {
      message: cause.message.split('\n')[0] ?? '',
      cause,
    });
  }
}

/** The provider's library looks at signatures that are too old only: one dated ahead would hold until then. */
function refuseFromTheFuture(signature: string): void {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, time]) => Number(time));
  const aheadSeconds = Math.max(...times) - Math.floor(Date.now() / 1000);
  if (aheadSeconds <= toleranceSeconds) return;
  throw new AppError('INVALID_REQUEST', 'This is not a signed event.', {
    message: `The signature is dated ${aheadSeconds} s ahead: is this server's clock right?`,
  });
}

function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) {
    return String(object.id);
  }
  const customer = 'customer' in object ? object.customer : null;
  if (typeof customer === 'string') return customer;
  const isExpanded = typeof customer === 'object' && customer !== null && 'id' in customer;
  return isExpanded ? String(customer.id) : null;
}
