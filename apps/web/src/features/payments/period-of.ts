import type { SubscriptionStatus } from '@curbcut/contracts';

type Facts = Pick<
  SubscriptionStatus['subscription'],
  'status' | 'current_period_end' | 'cancel_at_period_end' | 'grace_ends_at'
>;

/** The one day that matters of a subscription, ISO 8601, and what it is; null: there is none. */
export function periodOf(subscription: Facts): { name: string; day: string } | null {
  const { status, current_period_end: end, grace_ends_at: graceEnd } = subscription;
  if (status === 'past_due') return graceEnd === null ? null : { name: 'Pay until', day: graceEnd };
  if (end === null) return null;
  return { name: subscription.cancel_at_period_end ? 'Access until' : 'Next payment', day: end };
}
