import type { PaidPlanType } from '@curbcut/model/plans';
import type { PaymentIntentAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { beginPayment } from './begin-payment.ts';
import { providerFor } from './require-provider.ts';

/** What the checkout needs to take a payment for a plan. Throws as `beginPayment`, and PAYMENTS_NOT_CONFIGURED. */
export async function createPaymentIntent({
  ctx,
  input: { viewer, planType },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; planType: PaidPlanType };
}): Promise<PaymentIntentAnswer> {
  const provider = await providerFor(ctx, viewer);
  const { subscription_id: _, ...answer } = await beginPayment(ctx, provider, {
    userId: viewer.userId,
    planType,
    isConfirmed: false,
  });
  return answer;
}
