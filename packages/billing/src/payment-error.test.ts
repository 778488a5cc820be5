import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { callStripe, isMissing, toPaymentError } from './payment-error.ts';

const { errors } = Stripe;

test('a refused card is told in the provider’s words', () => {
  const refused = new errors.StripeCardError({
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
  });
  expect(toPaymentError(refused)).toMatchObject({
    code: 'PAYMENT_FAILED',
    httpStatus: 402,
    userMessage: 'Your card was declined.',
  });
});

test.each([
  new errors.StripeConnectionError({ type: 'api_error', message: 'socket hang up' }),
  new errors.StripeRateLimitError({ type: 'invalid_request_error', message: 'Too many' }),
  new errors.StripeAuthenticationError({ type: 'invalid_request_error', message: 'sk_live_***' }),
  new errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No such x' }),
  new errors.StripeAPIError({ type: 'api_error', message: 'internal' }),
])('$type means that the provider does not do as asked; its words stay in the log', (error) => {
  expect(toPaymentError(error)).toMatchObject({
    code: 'PAYMENTS_UNAVAILABLE',
    httpStatus: 503,
    userMessage: 'The payment system does not answer. Please try again shortly.',
    message: expect.stringContaining(error.message),
    cause: error,
  });
});

test('what the provider does not know is told apart', () => {
  const missing = new errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such customer',
  });
  expect(isMissing(missing)).toBe(true);
  expect(isMissing(new Error('resource_missing'))).toBe(false);
});

test('other errors are ours', async () => {
  const bug = new TypeError('x is not a function');
  await expect(callStripe(() => Promise.reject(bug))).rejects.toBe(bug);
});
