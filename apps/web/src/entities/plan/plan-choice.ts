import { paidPlanTypes, type PaidPlanType, type PlanType } from '@curbcut/model/plans';

/** The plan that a URL of the pricing page is the checkout of; null: it shows all plans. */
export function readPlanChoice(query: URLSearchParams): PaidPlanType | null {
  return paidPlanTypes.find((type) => type === query.get('plan')) ?? null;
}

/** The URL of a plan's checkout, which can also be come back to after signing in. */
export function checkoutPath(plan: PaidPlanType): string {
  return `/pricing?plan=${plan}`;
}

/** Where the operator is asked for a plan, or told about one. */
export const askForPlanPath = '/contact?type=sales';

/** `Pro`: the plan in a sentence. */
export function planWord(plan: PlanType): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}
