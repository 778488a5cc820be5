import type { PlanCard } from './plans.ts';
import type { Plan } from '@curbcut/model/plans';
import { planFeatures, planLimitations } from '@curbcut/model/plans';

/** A plan as `GET /api/payments/pricing` shows it. */
export function toPlanCard(plan: Plan): PlanCard {
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
