import type { PaidSubscription } from '@curbcut/billing';
import { limits } from '@curbcut/model/limits';
import { planTypes, type PaidPlanType } from '@curbcut/model/plans';

const dayMs = 86_400_000;

/** A subscription and what it gives now. */
export interface EvaluatedSubscription extends PaidSubscription {
  /** Null: nothing. */
  grants: PaidPlanType | null;
  /** Of an overdue one: until then it gives its plan. */
  graceEndsAt: Date | null;
}

/** Of which a former look knew since when money was owed; later unpaid invoices don't lengthen the grace. */
export interface KnownDebt {
  subscriptionId: string;
  unpaidSince: Date | null;
}

/** What a subscription gives at a time: its plan while it is paid, and for some days after a payment has failed. */
export function evaluateSubscription(
  subscription: PaidSubscription,
  now: Date,
  known: KnownDebt | null,
): EvaluatedSubscription {
  const { status, plan } = subscription;
  if (status !== 'overdue') {
    return { ...subscription, grants: status === 'paid' ? plan : null, graceEndsAt: null };
  }
  const before = known?.subscriptionId === subscription.id ? known.unpaidSince : null;
  const dates = [now, subscription.unpaidSince ?? now, before ?? now];
  const unpaidSince = new Date(Math.min(...dates.map((date) => date.getTime())));
  const graceEndsAt = new Date(unpaidSince.getTime() + limits.paymentGraceDays * dayMs);
  return { ...subscription, unpaidSince, graceEndsAt, grants: graceEndsAt > now ? plan : null };
}

/** The subscription that an account has: what gives the most, then what is alive, then the newest. */
export function chooseSubscription(
  subscriptions: readonly EvaluatedSubscription[],
): EvaluatedSubscription | null {
  return (
    subscriptions.toSorted(
      (left, right) => rankOf(right) - rankOf(left) || isNewer(left, right),
    )[0] ?? null
  );
}

/**
 * Others that are paid or would be, and that the account has no use for beside `chosen`. While that one itself is not
 * paid, all are kept: it may end, and another one is what the account has then.
 */
export function findExtra(
  subscriptions: readonly EvaluatedSubscription[],
  chosen: EvaluatedSubscription | null,
): EvaluatedSubscription[] {
  if (chosen?.status !== 'paid') return [];
  return subscriptions.filter(
    ({ id, plan, status }) =>
      id !== chosen.id && plan !== null && (status === 'paid' || status === 'overdue'),
  );
}

const liveness = { paid: 4, overdue: 3, paused: 2, open: 1, ended: 0 } as const;

function rankOf({ grants, status, plan }: EvaluatedSubscription): number {
  const given = grants === null ? 0 : planTypes.indexOf(grants);
  return given * 100 + liveness[status] * 10 + (plan === null ? 0 : 1);
}

function isNewer(left: EvaluatedSubscription, right: EvaluatedSubscription): number {
  return right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : -1);
}
