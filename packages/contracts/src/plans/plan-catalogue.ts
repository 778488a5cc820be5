import { limits } from './limits.ts';

export type PlanType = 'free' | 'pro' | 'enterprise';

export interface Plan {
  type: PlanType;
  name: string;
  description: string;
  /** Null: a custom price, agreed with sales. */
  priceCents: number | null;
  /** -1: unlimited. */
  scansPerMonth: number;
  pagesPerScan: number;
  schedules: number;
  historyDays: number;
}

/** The only source of limits and prices; server rules and all copy read it. */
export const planCatalogue: Readonly<Record<PlanType, Plan>> = {
  free: {
    type: 'free',
    name: 'Free Tier',
    description: 'Perfect for trying out our accessibility scanner',
    priceCents: 0,
    scansPerMonth: 5,
    pagesPerScan: 1,
    schedules: 0,
    historyDays: 30,
  },
  pro: {
    type: 'pro',
    name: 'Pro Tier',
    description: 'Ideal for small businesses and agencies',
    priceCents: 2_900,
    scansPerMonth: 1_000,
    pagesPerScan: 100,
    schedules: 10,
    historyDays: -1,
  },
  enterprise: {
    type: 'enterprise',
    name: 'Enterprise Tier',
    description: 'For large organizations with complex needs',
    priceCents: null,
    scansPerMonth: -1,
    pagesPerScan: -1,
    schedules: -1,
    historyDays: -1,
  },
};

/** What a visitor without an account gets. */
export const anonymousPlan = {
  pagesPerScan: 1,
  scansPerHour: limits.freeScansPerHour,
  scansAtOnce: limits.freeScansAtOnce,
  resultHours: limits.anonymousResultHours,
} as const;

/** `$29`; `Custom` without a price. */
export function priceLabel(plan: Pick<Plan, 'priceCents'>): string {
  return plan.priceCents === null ? 'Custom' : `$${plan.priceCents / 100}`;
}
