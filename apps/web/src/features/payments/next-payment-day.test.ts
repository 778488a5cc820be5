import { expect, it } from 'vitest';
import { nextPaymentDay } from './next-payment-day.ts';

it.each([
  ['2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z'],
  ['2026-12-15T10:00:00.000Z', '2027-01-15T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2028-01-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
])('after %s comes %s', (from, next) => {
  expect(nextPaymentDay(new Date(from)).toISOString()).toBe(next);
});
