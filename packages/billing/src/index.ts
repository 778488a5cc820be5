export { billingSettings, toBillingConfig, type BillingConfig } from './billing-settings.ts';
export {
  cancelAtPeriodEnd,
  endSubscription,
  findOpenUpgrade,
  previewUpgrade,
  resumeSubscription,
  scheduleDowngrade,
  upgradeSubscription,
  type OpenUpgrade,
} from './changes.ts';
export { createCustomer, deleteCustomer, updateCustomer } from './customers.ts';
export { isPaymentOf, readRefusal } from './invoices.ts';
export { currency, type PaidPlan, type PaidSubscription } from './paid-subscription.ts';
export { readPaymentEvent, type PaymentEvent } from './payment-events.ts';
export { createPortalSession } from './portal.ts';
export { openProvider, type Provider } from './provider.ts';
export { createSubscription, readSubscriptions } from './subscriptions.ts';
export { setUpAccount, type SetUpAccount } from './set-up-account.ts';
