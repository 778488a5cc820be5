import {
  planCatalogue,
  planFeatures,
  planLimitations,
  type Plan,
  type PlanCard,
  type PlanType,
} from '@curbcut/contracts';

export type PlanCards = Readonly<Record<PlanType, PlanCard>>;

/** The cards of the built-in plans, for a server that cannot be asked. */
export const defaultPlanCards: PlanCards = {
  free: toCard(planCatalogue.free),
  pro: toCard(planCatalogue.pro),
  enterprise: toCard(planCatalogue.enterprise),
};

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
