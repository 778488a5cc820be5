import { type PaidPlanType } from '@curbcut/model/plans';
import {
  ChangePlanAnswer,
  PaymentIntentAnswer,
  PlanChangesAnswer,
  SubscriptionAnswer,
} from '@curbcut/wire/plans';
import { callApi } from '../../../lib/api-client.ts';

/** The payment provider is asked in between, several times, and may be slow. */
export const timeoutMs = 60_000;

/** Opens the payment of a plan; takes no money. Throws `ApiError`. */
export function createPaymentIntent(planType: PaidPlanType): Promise<PaymentIntentAnswer> {
  const path = '/api/payments/create-payment-intent';
  return callApi({ method: 'POST', path, body: { planType }, timeoutMs }, PaymentIntentAnswer);
}

/** Changes from one paid plan to another, and charges the known card where that costs more. Throws `ApiError`. */
export function changePlan(planType: PaidPlanType): Promise<ChangePlanAnswer> {
  const path = '/api/payments/change-plan';
  return callApi({ method: 'POST', path, body: { planType }, timeoutMs }, ChangePlanAnswer);
}

/** Ends the subscription with the paid period. Throws `ApiError`. */
export function cancelSubscription(): Promise<SubscriptionAnswer> {
  return callSubscription('/api/payments/cancel-subscription');
}

/** Takes a planned end or downgrade back. Throws `ApiError`. */
export function resumeSubscription(): Promise<SubscriptionAnswer> {
  return callSubscription('/api/payments/resume-subscription');
}

/** Newest first. Throws `ApiError`. */
export async function listPlanChanges(): Promise<PlanChangesAnswer['changes']> {
  const { changes } = await callApi({ path: '/api/payments/plan-changes' }, PlanChangesAnswer);
  return changes;
}

function callSubscription(path: string): Promise<SubscriptionAnswer> {
  return callApi({ method: 'POST', path, timeoutMs }, SubscriptionAnswer);
}
