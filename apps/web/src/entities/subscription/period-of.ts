import type { SubscriptionStatus } from '@curbcut/wire/plans';
import { staysWithout, type PlanWithout } from './subscription-notice.ts';

type Facts = PlanWithout &
  Pick<SubscriptionStatus['subscription'], 'status' | 'current_period_end' | 'grace_ends_at'>;

/** The one day that matters of a subscription, ISO 8601, and what it is; null: there is none. */
export function periodOf(subscription: Facts): { name: string; day: string } | null {
  const { status, current_period_end: end, grace_ends_at: graceEnd } = subscription;
  if (status === 'past_due') return graceEnd === null ? null : { name: 'Pay until', day: graceEnd };
  if (end === null) return null;
  if (!subscription.cancel_at_period_end) return { name: 'Next payment', day: end };
  return { name: staysWithout(subscription) ? 'Subscription until' : 'Access until', day: end };
}
