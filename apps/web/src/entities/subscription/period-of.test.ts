import { expect, it } from 'vitest';
import { periodOf } from './period-of.ts';

const end = '2026-12-21T12:00:00.000Z';
const graceEnd = '2026-11-28T12:00:00.000Z';
const paid = {
  status: 'active',
  current_period_end: end,
  cancel_at_period_end: false,
  grace_ends_at: null,
  granted_by: 'payments',
  type: 'pro',
  next_plan: null,
} as const;

it.each([
  ['paid', paid, { name: 'Next payment', day: end }],
  ['canceled', { ...paid, cancel_at_period_end: true }, { name: 'Access until', day: end }],
  [
    'canceled, with a plan that stays',
    { ...paid, cancel_at_period_end: true, next_plan: 'pro' },
    { name: 'Subscription until', day: end },
  ],
  [
    'overdue',
    { ...paid, status: 'past_due', grace_ends_at: graceEnd },
    { name: 'Pay until', day: graceEnd },
  ],
  ['free', { ...paid, status: 'none', current_period_end: null }, null],
] as const)('%s', (_name, subscription, period) => {
  expect(periodOf(subscription)).toEqual(period);
});
