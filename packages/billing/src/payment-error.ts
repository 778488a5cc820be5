import { AppError } from '@curbcut/model/errors';
import { paymentMessages } from '@curbcut/model/plans';
import type Stripe from 'stripe';

/**
 * What an error of the provider is to us: a refused card with the provider's words for its owner, otherwise a provider
 * that does not do as asked. Its texts stay in the log. Other errors come back as they are.
 */
export function toPaymentError(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  if (error.type === 'StripeCardError') {
    return new AppError('PAYMENT_FAILED', error.message, { cause: error });
  }
  const { type, code, statusCode, requestId, message } = error;
  return new AppError('PAYMENTS_UNAVAILABLE', paymentMessages.unavailable, {
    message: `Stripe: ${[type, code, statusCode, requestId, message].filter(Boolean).join(', ')}`,
    cause: error,
    retryAfterSeconds: 30,
  });
}

/** The provider does not know a thing that is named, or knows it no more. */
export function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing';
}

/** By its name, as its class is not loaded where no payments are taken. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Error) || !('type' in error)) return false;
  return typeof error.type === 'string' && error.type.startsWith('Stripe');
}

/** Calls the provider; its errors come as toPaymentError says. */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw toPaymentError(error);
  }
}

/** As callStripe; answers null for a thing that is not there. */
export async function unlessMissing<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return null;
    throw toPaymentError(error);
  }
}
