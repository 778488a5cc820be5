import { type PaidPlanType } from '@curbcut/model/plans';
import { CustomerAnswer, PaymentIntentAnswer } from '@curbcut/wire/plans';
import { callApi } from '../../../lib/api-client.ts';
import { paymentTimeoutMs as timeoutMs } from '../../../entities/subscription/api/payment-timeout.ts';

/** Begins a subscription; one that credit covers begins at once. Throws `ApiError`. */
export async function createSubscription(planType: PaidPlanType): Promise<PaymentIntentAnswer> {
  const { customer_id: customerId } = await callApi(
    { method: 'POST', path: '/api/payments/create-customer', timeoutMs },
    CustomerAnswer,
  );
  const path = '/api/payments/create-subscription';
  const body = { planType, customerId };
  return callApi({ method: 'POST', path, body, timeoutMs }, PaymentIntentAnswer);
}
