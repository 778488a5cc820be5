import { resource } from '../resource.ts';
import { cancelSubscriptionRoute } from './cancel-subscription.ts';
import { changePlanRoute } from './change-plan.ts';
import { createCustomerRoute } from './create-customer.ts';
import { createPaymentIntentRoute } from './create-payment-intent.ts';
import { createSubscriptionRoute } from './create-subscription.ts';
import { getPricingRoute } from './get-pricing.ts';
import { getSubscriptionStatusRoute } from './get-subscription-status.ts';
import { listPlanChangesRoute } from './list-plan-changes.ts';
import { openBillingPortalRoute } from './open-billing-portal.ts';
import { receiveEventRoute } from './receive-event.ts';
import { resumeSubscriptionRoute } from './resume-subscription.ts';
import { syncSubscriptionRoute } from './sync-subscription.ts';

const common = { access: 'user', tag: 'Plans' } as const;

/** Plans, and what is paid for them. */
export const payments = resource({ prefix: '/api/payments', ...common }, [
  getPricingRoute,
  getSubscriptionStatusRoute('/subscription-status'),
  listPlanChangesRoute,
  createCustomerRoute,
  createPaymentIntentRoute,
  createSubscriptionRoute,
  changePlanRoute,
  syncSubscriptionRoute,
  cancelSubscriptionRoute,
  resumeSubscriptionRoute,
  openBillingPortalRoute,
  receiveEventRoute,
]);

/** The plan of whoever asks, under the other path that clients ask for. */
export const subscription = resource({ prefix: '/subscription', ...common }, [
  getSubscriptionStatusRoute('/status'),
]);
