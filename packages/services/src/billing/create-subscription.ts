import { AppError } from '@curbcut/model/errors';
import { paymentMessages, type PaidPlanType } from '@curbcut/model/plans';
import { type CreateSubscriptionAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { beginPayment } from './begin-payment.ts';
import { findCustomer } from './ensure-customer.ts';
import { providerFor } from './require-provider.ts';

/**
 * Begins a subscription for the viewer's own customer; one that credit covers begins at once. Throws as `beginPayment`,
 * and NO_CUSTOMER for another customer.
 */
export async function createPlanSubscription({
  ctx,
  input: { viewer, planType, customerId },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; planType: PaidPlanType; customerId: string };
}): Promise<CreateSubscriptionAnswer> {
  const provider = await providerFor(ctx, viewer);
  if ((await findCustomer(ctx, viewer.userId)) !== customerId) {
    throw new AppError('NO_CUSTOMER', paymentMessages.noCustomer);
  }
  return beginPayment(ctx, provider, { userId: viewer.userId, planType, isConfirmed: true });
}
