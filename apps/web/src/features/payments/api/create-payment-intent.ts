import type { PaidPlanType } from '@curbcut/model/plans';
import { PaymentIntentAnswer } from '@curbcut/wire/plans';
import { paymentTimeoutMs } from '../../../entities/subscription/api/payment-timeout.ts';
import { callApi } from '../../../lib/api-client.ts';

/** Opens the payment of a plan; takes no money. Throws `ApiError`. */
export function createPaymentIntent(planType: PaidPlanType): Promise<PaymentIntentAnswer> {
  const path = '/api/payments/create-payment-intent';
  const call = { method: 'POST', path, body: { planType }, timeoutMs: paymentTimeoutMs } as const;
  return callApi(call, PaymentIntentAnswer);
}
