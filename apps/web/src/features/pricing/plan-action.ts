import { betterPlan, type PaidPlanType, type PlanType } from '@curbcut/model/plans';
import { type PlanCard } from '@curbcut/wire/plans';

export type PlanAction =
  | { kind: 'current' }
  | { kind: 'manage' }
  | { kind: 'register' }
  | { kind: 'contact-sales' }
  /** Nothing is sold here: the operator gives plans. */
  | { kind: 'ask-operator' }
  | { kind: 'upgrade'; plan: PaidPlanType }
  | { kind: 'none' };

interface Offer {
  plan: Pick<PlanCard, 'type' | 'price'>;
  /** The plan of who is signed in; null for a visitor. */
  held: PlanType | null;
  /** Nobody pays for `held`, so there is nothing to manage. */
  isGiven: boolean;
  takesPayments: boolean;
  purchasable: readonly PaidPlanType[];
  canRegister: boolean;
}

/**
 * What the button of a plan's card does. A plan that cannot be bought, or has no price, is a matter for sales; where
 * nothing is sold, one for the operator.
 */
export function planAction({
  plan,
  held,
  isGiven,
  takesPayments,
  purchasable,
  canRegister,
}: Offer): PlanAction {
  if (held === plan.type) return { kind: 'current' };
  if (held !== null && betterPlan(held, plan.type) === held) {
    return { kind: takesPayments && !isGiven ? 'manage' : 'none' };
  }
  if (plan.type === 'free') return { kind: canRegister ? 'register' : 'none' };
  if (plan.price === null) return { kind: 'contact-sales' };
  if (!takesPayments) return { kind: 'ask-operator' };
  if (!purchasable.includes(plan.type)) return { kind: 'contact-sales' };
  return { kind: 'upgrade', plan: plan.type };
}
