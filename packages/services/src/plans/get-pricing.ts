import { currency } from '@curbcut/billing';
import { paidPlanTypes } from '@curbcut/model/plans';
import { toPlanCard, type PricingAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/** The plans with this operator's numbers, and which can be bought. The key is null: this server takes no payments. */
export function getPricing({ ctx }: { ctx: ServiceContext }): PricingAnswer {
  const { payments } = ctx.config;
  const { free, pro, enterprise } = ctx.config.plans;
  return {
    success: true,
    pricing: {
      stripe_publishable_key: payments?.publishableKey ?? null,
      currency,
      purchasable_plans: paidPlanTypes.filter(
        (type) => payments && payments.prices[type].length > 0,
      ),
      plans: { free: toPlanCard(free), pro: toPlanCard(pro), enterprise: toPlanCard(enterprise) },
    },
  };
}
