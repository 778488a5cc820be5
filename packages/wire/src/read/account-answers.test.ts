import { describe, expect, it } from 'vitest';
import { SessionsAnswer } from '../account/account.ts';
import { ChangePlanAnswer, PlanChangesAnswer } from '../plans/payments.ts';
import { SubscriptionStatus } from '../plans/plans.ts';
import { SchedulesAnswer } from '../schedule/schedule.ts';
import { readMessage } from './read-message.ts';
import { readChangedPlan, readPlanChanges } from './read-plan-changes.ts';
import { readSchedules } from './read-schedules.ts';
import { readSessions } from './read-sessions.ts';
import { readSubscription } from './read-subscription.ts';

// What the dashboard and the settings ask for: read without the schemas, which are not in their first script.

const subscriptions: SubscriptionStatus['subscription'][] = [
  {
    type: 'pro',
    plan_name: 'Pro Tier',
    status: 'past_due',
    price: 2_900,
    current_period_end: '2026-02-01T00:00:00.000Z',
    cancel_at_period_end: true,
    payments_configured: true,
    max_scans_per_month: 1_000,
    scans_this_month: 12,
    max_scheduled_scans: 10,
    current_scheduled_scans: 3,
    granted_by: 'payments',
    next_plan: 'free',
    grace_ends_at: '2026-02-08T00:00:00.000Z',
    payment_pending: true,
  },
  {
    type: 'enterprise',
    plan_name: 'Enterprise Tier',
    status: 'none',
    price: null,
    current_period_end: null,
    cancel_at_period_end: false,
    payments_configured: false,
    max_scans_per_month: -1,
    scans_this_month: 0,
    max_scheduled_scans: -1,
    current_scheduled_scans: 0,
    granted_by: 'operator',
    next_plan: null,
    grace_ends_at: null,
    payment_pending: false,
  },
];

const schedules: SchedulesAnswer = {
  max_scheduled_scans: -1,
  schedules: [
    {
      job_id: 's1',
      url: 'https://example.org/',
      frequency: 'weekly',
      time: '09:00',
      day: 1,
      standard: '2.2-AA',
      status: 'over-limit',
      next_run: null,
      last_run: '2026-01-05T09:00:00.000Z',
      last_scan_id: 'x1',
      last_status: 'failed',
      last_cancelled: true,
      last_score: 0.5,
      failures: 2,
      last_error: 'The page did not answer.',
      email: 'marta@example.org',
      mails: 'stopped',
      interaction: false,
      scan_type: 'site',
      addresses: null,
      created_at: '2026-01-01T00:00:00.000Z',
    },
    {
      job_id: 's2',
      url: 'https://example.org/daily',
      frequency: 'daily',
      time: '00:00',
      day: null,
      standard: '2.2-AA',
      status: 'active',
      next_run: '2026-01-06T00:00:00.000Z',
      last_run: null,
      last_scan_id: null,
      last_status: null,
      last_cancelled: false,
      last_score: null,
      failures: 0,
      last_error: null,
      email: null,
      mails: 'on',
      interaction: true,
      scan_type: 'single_page',
      addresses: null,
      created_at: '2026-01-01T00:00:00.000Z',
    },
  ],
};

describe('the subscription', () => {
  it.each(subscriptions)('of $type is read as the server gives it', (subscription) => {
    const answer = { success: true, subscription };
    expect(SubscriptionStatus.parse(answer).subscription).toEqual(subscription);
    expect(readSubscription(answer)).toEqual(subscription);
  });

  it.each([[null], ['no'], [{}], [{ subscription: { type: 'gold' } }]])('%j is none', (answer) => {
    expect(readSubscription(answer)).toBeNull();
  });

  it('has nothing to be paid where that is not told', () => {
    expect(readSubscription({ subscription: { type: 'free' } })).toMatchObject({
      status: 'none',
      price: null,
      payments_configured: false,
      granted_by: 'none',
    });
  });
});

describe('the schedules', () => {
  it('are read as the server gives them', () => {
    expect(SchedulesAnswer.parse(schedules)).toEqual(schedules);
    expect(readSchedules(schedules)).toEqual(schedules);
  });

  it('are without what could not be shown', () => {
    const [known] = schedules.schedules;
    const read = readSchedules({ schedules: [null, {}, { ...known, frequency: 'hourly' }, known] });
    expect(read?.schedules).toEqual([known]);
  });

  it.each([[null], [{}], [{ schedules: 'none' }]])('%j are none', (answer) => {
    expect(readSchedules(answer)).toBeNull();
  });
});

it('what was done is said in a sentence', () => {
  expect(readMessage({ success: true, message: 'Done.' })).toBe('Done.');
  for (const answer of [null, 'Done.', {}, { message: '' }, { message: 7 }])
    expect(readMessage(answer)).toBeNull();
});

it('the sessions are read as the server gives them', () => {
  const session = {
    id: 'x1',
    current: true,
    created_at: '2026-01-01T00:00:00.000Z',
    last_seen_at: '2026-01-02T00:00:00.000Z',
    expires_at: '2026-02-01T00:00:00.000Z',
    device: 'Firefox on Linux',
    address: null,
  };
  const answer = { sessions: [session] };
  expect(SessionsAnswer.parse(answer)).toEqual(answer);
  expect(readSessions(answer)).toEqual([session]);
  expect(readSessions({ sessions: [{}, session] })).toEqual([session]);
  expect(readSessions({})).toBeNull();
});

it('the changes of a plan are read as the server gives them', () => {
  const change = {
    changed_at: '2026-01-01T00:00:00.000Z',
    from: 'free',
    to: 'pro',
    actor: 'payments',
    reason: 'Paid.',
  };
  const answer = { success: true, changes: [change] };
  expect(PlanChangesAnswer.parse(answer)).toEqual(answer);
  expect(readPlanChanges(answer)).toEqual([change]);
  expect(readPlanChanges({ changes: [{ ...change, to: 'gold' }, change] })).toEqual([change]);
  expect(readPlanChanges(null)).toBeNull();
});

it('what came of a change of plan is read as the server gives it', () => {
  const changed = {
    outcome: 'requires-payment',
    client_secret: 'secret',
    amount: 1_200,
    message: 'The card was refused.',
  };
  const answer = { success: true, subscription: subscriptions[0], ...changed };
  expect(ChangePlanAnswer.parse(answer)).toEqual(answer);
  expect(readChangedPlan(answer)).toEqual(changed);
  expect(readChangedPlan({ ...answer, outcome: 'lost' })).toBeNull();
});
