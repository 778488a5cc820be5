/** What plans offer, and giving one to an account. */

export { applyPlan } from './apply-plan.ts';
export { getPricing } from './get-pricing.ts';
export { getSubscriptionStatus } from './get-subscription-status.ts';
export { setPlan, type SetPlanInput } from './set-plan.ts';
