import { expect, it } from 'vitest';
import { judgePayment, resultWords } from './payment-result.ts';

const free = { type: 'free', payment_pending: false } as const;
const pending = { type: 'free', payment_pending: true } as const;
const pro = { type: 'pro', payment_pending: false } as const;
const freeUser = { subscription_type: 'free' } as const;
const proUser = { subscription_type: 'pro' } as const;

it.each([
  ['paid', { redirectStatus: 'succeeded', subscription: pro, user: proUser }, 'succeeded'],
  [
    'paid, and the profile is not new yet',
    { redirectStatus: 'succeeded', subscription: pro, user: freeUser },
    'succeeded',
  ],
  [
    'paid, and the subscription cannot be asked',
    { redirectStatus: 'succeeded', subscription: null, user: proUser },
    'succeeded',
  ],
  [
    'an address that lies',
    { redirectStatus: 'succeeded', subscription: free, user: freeUser },
    'none',
  ],
  [
    'not paid yet',
    { redirectStatus: 'succeeded', subscription: pending, user: freeUser },
    'unfinished',
  ],
  ['refused', { redirectStatus: 'failed', subscription: pending, user: freeUser }, 'failed'],
  ['an upgrade refused', { redirectStatus: 'failed', subscription: pro, user: proUser }, 'failed'],
  [
    'the bank takes its time',
    { redirectStatus: 'processing', subscription: pending, user: freeUser },
    'processing',
  ],
  [
    'the bank has answered since',
    { redirectStatus: 'processing', subscription: pro, user: proUser },
    'succeeded',
  ],
  [
    'opened without a payment',
    { redirectStatus: null, subscription: free, user: freeUser },
    'none',
  ],
  ['opened later', { redirectStatus: null, subscription: pro, user: proUser }, 'succeeded'],
] as const)('%s', (_name, facts, result) => {
  expect(judgePayment(facts)).toBe(result);
});

it('offers another try of what failed or was not finished', () => {
  expect(resultWords.failed.canTryAgain).toBe(true);
  expect(resultWords.unfinished.canTryAgain).toBe(true);
  expect(resultWords.processing.canTryAgain).toBe(false);
});
