import type { SubscriptionStatus } from '@curbcut/wire/plans';
import { formatLocalDate } from '../../lib/format.ts';
import { planWord } from '../plan/plan-choice.ts';

type Subscription = SubscriptionStatus['subscription'];

export interface SubscriptionNotice {
  kind: 'error' | 'info';
  title: string;
  text: string;
  /** What to do about it. */
  action: 'pay' | 'finish' | 'none';
}

/** What somebody has to know about the own subscription; null: all is well. */
export function subscriptionNotice(subscription: Subscription): SubscriptionNotice | null {
  const { status, type, current_period_end: end, next_plan: next } = subscription;
  if (status === 'past_due') return pastDue(subscription);
  if (subscription.cancel_at_period_end && end !== null) {
    if (staysWithout(subscription)) {
      return {
        kind: 'info',
        title: `Your subscription ends on ${formatLocalDate(end)}.`,
        text: `Nothing more is charged. Your ${planWord(type)} plan stays: the account has it without paying.`,
        action: 'none',
      };
    }
    const after = next === null ? '' : ` Then it changes to ${planWord(next)}.`;
    return {
      kind: 'info',
      title: `Your ${planWord(type)} plan ends on ${formatLocalDate(end)}.`,
      text: `You keep everything in it until then, and nothing more is charged.${after}`,
      action: 'none',
    };
  }
  if (next !== null && next !== type && end !== null) {
    return {
      kind: 'info',
      title: `Your plan changes to ${planWord(next)} on ${formatLocalDate(end)}.`,
      text: `You keep ${planWord(type)} until then.`,
      action: 'none',
    };
  }
  if (subscription.payment_pending) {
    return {
      kind: 'info',
      title: 'A payment was begun and not finished.',
      text: 'Nothing was charged. You can finish it, or leave it: it ends by itself.',
      action: 'finish',
    };
  }
  return null;
}

export type PlanWithout = Pick<
  Subscription,
  'type' | 'granted_by' | 'next_plan' | 'cancel_at_period_end'
>;

/** Whether the account has its plan also without the subscription. */
export function staysWithout(subscription: PlanWithout): boolean {
  const { granted_by: by, cancel_at_period_end: isEnding, next_plan: next, type } = subscription;
  return by === 'operator' || (isEnding && next === type);
}

function pastDue(subscription: Subscription): SubscriptionNotice {
  const { type, grace_ends_at: graceEnd } = subscription;
  const until = graceEnd === null ? 'soon' : `on ${formatLocalDate(graceEnd)}`;
  const what = staysWithout(subscription) ? 'subscription' : `${planWord(type)} plan`;
  return {
    kind: 'error',
    title: 'Your last payment did not go through.',
    text: `Pay it with this or another card in the billing portal. Otherwise your ${what} ends ${until}.`,
    action: 'pay',
  };
}
