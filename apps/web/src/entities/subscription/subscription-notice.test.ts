import type { SubscriptionStatus } from '@curbcut/wire/plans';
import { expect, it } from 'vitest';
import { subscriptionNotice } from './subscription-notice.ts';

const paid: SubscriptionStatus['subscription'] = {
  type: 'pro',
  plan_name: 'Pro Tier',
  status: 'active',
  price: 2_900,
  current_period_end: '2026-12-21T12:00:00.000Z',
  cancel_at_period_end: false,
  payments_configured: true,
  max_scans_per_month: 1_000,
  scans_this_month: 3,
  max_scheduled_scans: 10,
  current_scheduled_scans: 1,
  granted_by: 'payments',
  next_plan: null,
  grace_ends_at: null,
  payment_pending: false,
};

it('says nothing when all is well', () => {
  expect(subscriptionNotice(paid)).toBeNull();
});

it('says until when a canceled plan lasts, and what comes then', () => {
  const notice = subscriptionNotice({ ...paid, cancel_at_period_end: true, next_plan: 'free' });
  expect(notice).toMatchObject({ kind: 'info', action: 'none' });
  expect(notice?.title).toBe('Your Pro plan ends on 21 December 2026.');
  expect(notice?.text).toContain('Then it changes to Free.');
});

it('does not say that a plan ends which stays without the subscription', () => {
  const ending = { ...paid, cancel_at_period_end: true };
  for (const given of [
    { ...ending, next_plan: 'pro' } as const,
    { ...ending, type: 'enterprise', granted_by: 'operator', next_plan: 'enterprise' } as const,
  ]) {
    const notice = subscriptionNotice(given);
    expect(notice?.title).toBe('Your subscription ends on 21 December 2026.');
    expect(notice?.text).toContain(`stays`);
  }
  const overdue = { ...paid, status: 'past_due', grace_ends_at: paid.current_period_end } as const;
  const notice = subscriptionNotice({ ...overdue, type: 'enterprise', granted_by: 'operator' });
  expect(notice?.text).not.toContain('plan ends');
});

it('says when a downgrade comes', () => {
  const notice = subscriptionNotice({ ...paid, type: 'enterprise', next_plan: 'pro' });
  expect(notice?.title).toBe('Your plan changes to Pro on 21 December 2026.');
});

it('says what to do about a failed payment, and until when, before anything else', () => {
  const notice = subscriptionNotice({
    ...paid,
    status: 'past_due',
    grace_ends_at: '2026-11-28T12:00:00.000Z',
    next_plan: 'free',
  });
  expect(notice).toMatchObject({ kind: 'error', action: 'pay' });
  expect(notice?.text).toContain('your Pro plan ends on 28 November 2026');
});

it('offers to finish a payment that was begun', () => {
  const notice = subscriptionNotice({ ...paid, type: 'free', payment_pending: true });
  expect(notice).toMatchObject({ action: 'finish' });
  expect(notice?.text).toContain('Nothing was charged.');
});
