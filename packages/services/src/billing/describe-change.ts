import type { PlanCatalogue } from '@curbcut/model/plans';
import type { StoredSubscription } from './stored-subscription.ts';

/** Why a plan changes, as a sentence for the account's record. */
export function describeChange(
  plans: PlanCatalogue,
  before: StoredSubscription | null,
  after: StoredSubscription,
): string {
  const had = before?.granted_plan ?? null;
  const has = after.granted_plan;
  if (has !== null && had === null) return `The subscription to the ${plans[has].name} is paid.`;
  if (has !== null && had !== null && has !== had) {
    return `The subscription changed from the ${plans[had].name} to the ${plans[has].name}.`;
  }
  if (had !== null && has === null) {
    return isUnpaid(before, after)
      ? 'The subscription ended, as its payment was not made.'
      : 'The subscription ended.';
  }
  return 'The subscription is as the payment provider says.';
}

/** Whether a subscription that gave a plan stopped because of a payment. */
export function isUnpaid(before: StoredSubscription | null, after: StoredSubscription): boolean {
  return after.status === 'overdue' || (before !== null && before.unpaid_since !== null);
}
