import { planTypes, type PlanType } from '@curbcut/model/plans';
import type { SubscriptionStatus } from '../plans/plans.ts';
import { asCount, asFlag, asNumber, asText, fieldAt } from './json-field.ts';

type Subscription = SubscriptionStatus['subscription'];

/** What the account has and pays for; null for an answer that names no plan. */
export function readSubscription(answer: unknown): Subscription | null {
  const value = fieldAt(answer, 'subscription');
  const at = (name: keyof Subscription) => fieldAt(value, name);
  const flag = (name: keyof Subscription) => asFlag(at(name)) ?? false;
  const type = asPlanType(at('type'));
  if (type === null) return null;
  return {
    type,
    plan_name: asText(at('plan_name')) ?? '',
    status: statuses.find((known) => known === at('status')) ?? 'none',
    price: asCount(at('price')),
    current_period_end: asText(at('current_period_end')),
    cancel_at_period_end: flag('cancel_at_period_end'),
    payments_configured: flag('payments_configured'),
    max_scans_per_month: asNumber(at('max_scans_per_month')) ?? 0,
    scans_this_month: asCount(at('scans_this_month')) ?? 0,
    max_scheduled_scans: asNumber(at('max_scheduled_scans')) ?? 0,
    current_scheduled_scans: asCount(at('current_scheduled_scans')) ?? 0,
    granted_by: givers.find((known) => known === at('granted_by')) ?? 'none',
    next_plan: asPlanType(at('next_plan')),
    grace_ends_at: asText(at('grace_ends_at')),
    payment_pending: flag('payment_pending'),
  };
}

const statuses = ['active', 'past_due', 'canceled', 'none'] as const;
const givers = ['none', 'operator', 'payments'] as const;

function asPlanType(value: unknown): PlanType | null {
  return planTypes.find((type) => type === value) ?? null;
}
