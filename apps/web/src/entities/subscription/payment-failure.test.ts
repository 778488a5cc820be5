import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { changeFailure, confirmFailure } from './payment-failure.ts';

it.each([
  [{ type: 'card_error', message: 'Your card was declined.' }, 'Your card was declined.'],
  [
    { type: 'validation_error', message: 'Your card number is incomplete.' },
    'Your card number is incomplete.',
  ],
  [{ type: 'card_error' }, 'An unexpected error occurred.'],
  [{ type: 'api_error', message: 'pi_1 in state x' }, 'An unexpected error occurred.'],
  [{ type: 'invalid_request_error', message: 'No such intent' }, 'An unexpected error occurred.'],
])('a confirmation: %j', (error, message) => {
  expect(confirmFailure(error)).toBe(message);
});

it.each([
  [new ApiError('http', 'Your card has expired.', { status: 402 }), 'Your card has expired.'],
  [
    new ApiError('http', 'The database is away.', { status: 500 }),
    'Payment failed. Please try again.',
  ],
  [new ApiError('network', 'Unable to connect'), 'Payment failed. Please try again.'],
  [new TypeError('x is undefined'), 'Payment failed. Please try again.'],
])('a change of plan: %s', (error, message) => {
  expect(changeFailure(error)).toBe(message);
});
