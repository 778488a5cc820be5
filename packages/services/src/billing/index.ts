/** What the payment provider says of an account, and what follows from it. */

export { cancelSubscription } from './cancel-subscription.ts';
export { changePlan } from './change-plan.ts';
export { createPaymentCustomer } from './create-customer.ts';
export { createPaymentIntent } from './create-payment-intent.ts';
export { createPlanSubscription } from './create-subscription.ts';
export { endPaidSubscription } from './end-subscription.ts';
export { forgetCustomers } from './forget-customers.ts';
export { listPlanChanges } from './list-plan-changes.ts';
export { openBillingPortal } from './open-billing-portal.ts';
export { receivePaymentEvent } from './receive-payment-event.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { resumePlanSubscription } from './resume-subscription.ts';
export { syncSubscription } from './sync-subscription.ts';
export { updatePaymentCustomer } from './update-payment-customer.ts';
