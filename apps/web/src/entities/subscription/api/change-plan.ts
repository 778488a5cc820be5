import type { PaidPlanType } from '@curbcut/model/plans';
import { ChangePlanAnswer } from '@curbcut/wire/plans';
import { callApi } from '../../../lib/api-client.ts';
import { paymentTimeoutMs } from './payment-timeout.ts';

/** Changes from one paid plan to another, and charges the known card where that costs more. Throws `ApiError`. */
export function changePlan(planType: PaidPlanType): Promise<ChangePlanAnswer> {
  const path = '/api/payments/change-plan';
  const call = { method: 'POST', path, body: { planType }, timeoutMs: paymentTimeoutMs } as const;
  return callApi(call, ChangePlanAnswer);
}
