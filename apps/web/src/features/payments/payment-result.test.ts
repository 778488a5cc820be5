import { expect, it } from 'vitest';
import { isOpenResult, evaluatePayment, resultWords } from './payment-result.ts';

const free = { type: 'free', payment_pending: false, granted_by: 'none' } as const;
const pending = { type: 'free', payment_pending: true, granted_by: 'none' } as const;
const proPending = { type: 'pro', payment_pending: true, granted_by: 'payments' } as const;
const pro = { type: 'pro', payment_pending: false, granted_by: 'payments' } as const;
const freeUser = { subscription_type: 'free' } as const;
const proUser = { subscription_type: 'pro' } as const;

it.each([
  ['paid', 'succeeded', pro, proUser, 'succeeded'],
  ['paid, and the profile is not new yet', 'succeeded', pro, freeUser, 'succeeded'],
  ['paid, and the subscription cannot be asked', 'succeeded', null, proUser, 'succeeded'],
  ['an address that lies', 'succeeded', free, freeUser, 'none'],
  ['not paid yet', 'succeeded', pending, freeUser, 'unfinished'],
  ['refused', 'failed', pending, freeUser, 'failed'],
  ['an upgrade refused', 'failed', pro, proUser, 'failed'],
  ['the bank takes its time', 'processing', pending, freeUser, 'processing'],
  ['the bank takes its time with an upgrade', 'processing', proPending, proUser, 'processing'],
  ['the bank has answered since', 'processing', pro, proUser, 'succeeded'],
  ['opened without a payment', null, free, freeUser, 'none'],
  ['opened later', null, pro, proUser, 'succeeded'],
] as const)('%s', (_name, redirectStatus, subscription, user, result) => {
  expect(
    evaluatePayment({ redirectStatus, subscription, user, isChecked: true, isPaymentFound: null }),
  ).toBe(result);
});

it.each([
  ['paid, and the payment provider does not answer', 'succeeded', pending, freeUser, 'unchecked'],
  ['an upgrade paid, and it does not answer', 'succeeded', proPending, proUser, 'unchecked'],
  ['nothing could be asked', 'succeeded', null, freeUser, 'unchecked'],
  ['an event has told of it before', 'succeeded', pro, proUser, 'succeeded'],
  ['opened without a payment', null, free, freeUser, 'unchecked'],
  ['refused: that is known', 'failed', pending, freeUser, 'failed'],
  ['the bank takes its time', 'processing', pending, freeUser, 'processing'],
] as const)('not checked: %s', (_name, redirectStatus, subscription, user, result) => {
  expect(
    evaluatePayment({ redirectStatus, subscription, user, isChecked: false, isPaymentFound: null }),
  ).toBe(result);
});

it('asks nobody to pay again what could not be checked, and checks it again', () => {
  expect(resultWords.unchecked.canTryAgain).toBe(false);
  expect(resultWords.unchecked.text).toContain('don’t pay again');
  expect(isOpenResult('unchecked')).toBe(true);
  expect(isOpenResult('unfinished')).toBe(false);
});

it('offers another try of what failed or was not finished', () => {
  expect(resultWords.failed.canTryAgain).toBe(true);
  expect(resultWords.unfinished.canTryAgain).toBe(true);
  expect(resultWords.processing.canTryAgain).toBe(false);
});

const given = { type: 'pro', payment_pending: false, granted_by: 'operator' } as const;

it.each([
  ['a plan that the operator gave', 'succeeded', given, null, 'given'],
  ['such a plan, and a payment that is made up', 'succeeded', given, false, 'given'],
  ['a paid plan, and a payment that is made up', 'succeeded', pro, false, 'unknown'],
  ['a payment of the account', 'succeeded', pro, true, 'succeeded'],
] as const)('%s', (_name, redirectStatus, subscription, isPaymentFound, result) => {
  const facts = { redirectStatus, subscription, user: proUser, isChecked: true, isPaymentFound };
  expect(evaluatePayment(facts)).toBe(result);
});
