import type { JobRun } from '@curbcut/queue';
import {
  endPaidSubscription,
  forgetCustomers,
  reconcilePayments,
  updatePaymentCustomer,
} from '@curbcut/services/billing';
import type { ServiceContext } from '@curbcut/services/kernel';

interface Parts {
  ctx: ServiceContext;
}

/** Looks at the customers that are due; see reconcilePayments. */
export function reconcile({ ctx }: Parts) {
  return async (): Promise<void> => {
    const looked = await reconcilePayments({ ctx });
    if (looked > 0) ctx.log.info({ looked }, 'Payments reconciled');
  };
}

/** Ends what a person pays for no longer, or twice. */
export function endSubscriptionJob({ ctx }: Parts) {
  return async ({
    payload,
  }: JobRun<{ subscriptionId: string; credit: boolean }>): Promise<void> => {
    await endPaidSubscription({ ctx, input: payload });
    ctx.log.info({ subscriptionId: payload.subscriptionId }, 'Subscription ended');
  };
}

/** Makes the payment provider forget who has left. */
export function forget({ ctx }: Parts) {
  return async (): Promise<void> => {
    const forgotten = await forgetCustomers({ ctx });
    if (forgotten > 0) ctx.log.info({ forgotten }, 'Customers of deleted accounts forgotten');
  };
}

/** Tells the payment provider a changed address. */
export function updateCustomerJob({ ctx }: Parts) {
  return async ({ payload }: JobRun<{ userId: string }>): Promise<void> =>
    updatePaymentCustomer({ ctx, input: payload });
}
