import type { PlanCard } from '../api/plans.ts';
import type { Plan } from './plan-catalogue.ts';
import { planFeatures, planLimitations } from './plan-copy.ts';

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
