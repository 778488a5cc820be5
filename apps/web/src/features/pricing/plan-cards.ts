import {
  planFeatures,
  planLimitations,
  type Plan,
  type PlanCard,
  type PlanCatalogue,
  type PlanType,
} from '@curbcut/contracts';

export type PlanCards = Readonly<Record<PlanType, PlanCard>>;

/** The cards of a catalogue, as `GET /api/payments/pricing` gives them. */
export function toPlanCards({ free, pro, enterprise }: PlanCatalogue): PlanCards {
  return { free: toCard(free), pro: toCard(pro), enterprise: toCard(enterprise) };
}

function toCard(plan: Plan): PlanCard {
  return {
    type: plan.type,
    name: plan.name,
    description: plan.description,
    price: plan.priceCents,
    features: planFeatures(plan),
    limitations: planLimitations(plan),
    popular: plan.popular,
    scans_per_month: plan.scansPerMonth,
    pages_per_scan: plan.pagesPerScan,
    schedules: plan.schedules,
    history_days: plan.historyDays,
  };
}
