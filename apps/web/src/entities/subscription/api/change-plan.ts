import type { PaidPlanType } from '@curbcut/model/plans';
import { readChangedPlan } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';
import { paymentTimeoutMs } from './payment-timeout.ts';

export type ChangedPlan = NonNullable<ReturnType<typeof readChangedPlan>>;

/** Changes from one paid plan to another, and charges the known card where that costs more. Throws `ApiError`. */
export function changePlan(planType: PaidPlanType): Promise<ChangedPlan> {
  const path = '/api/payments/change-plan';
  const call = { method: 'POST', path, body: { planType }, timeoutMs: paymentTimeoutMs } as const;
  return callApi(call, readChangedPlan);
}
