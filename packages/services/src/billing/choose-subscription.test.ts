import type { PaidSubscription } from '@curbcut/billing';
import { expect, test } from 'vitest';
import { chooseSubscription, findExtra, evaluateSubscription } from './choose-subscription.ts';

const now = new Date('2026-11-21T12:00:00Z');

function evaluated(
  id: string,
  status: PaidSubscription['status'],
  plan: PaidSubscription['plan'],
  unpaidSince: Date | null = null,
) {
  const subscription: PaidSubscription = {
    id,
    status,
    plan,
    problem: null,
    priceId: null,
    periodEnd: null,
    endsAt: null,
    endedAt: null,
    nextPlan: null,
    scheduleId: null,
    unpaidSince,
    pendingPriceId: null,
    invoiceId: null,
    clientSecret: null,
    hasOpenInvoice: false,
    amountDueCents: 0,
    createdAt: now,
  };
  return evaluateSubscription(subscription, now, null);
}

function decide(subscriptions: ReturnType<typeof evaluated>[]) {
  const chosen = chooseSubscription(subscriptions);
  return { chosen: chosen?.id, extra: findExtra(subscriptions, chosen).map(({ id }) => id) };
}

test('of two that are paid, the lesser one has no use', () => {
  const both = [evaluated('pro', 'paid', 'pro'), evaluated('enterprise', 'paid', 'enterprise')];
  expect(decide(both)).toEqual({ chosen: 'enterprise', extra: ['pro'] });
});

test('one that is paid is kept while the better one is overdue, and takes its place after the grace', () => {
  const pro = evaluated('pro', 'paid', 'pro');
  const overdue = (days: number) =>
    evaluated('enterprise', 'overdue', 'enterprise', new Date(now.getTime() - days * 86_400_000));
  expect(decide([pro, overdue(1)])).toEqual({ chosen: 'enterprise', extra: [] });
  expect(decide([pro, overdue(8)])).toEqual({ chosen: 'pro', extra: ['enterprise'] });
});
