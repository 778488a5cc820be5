import { limits } from '../limits/limits.ts';

export const planTypes = ['free', 'pro', 'enterprise'] as const;
export type PlanType = (typeof planTypes)[number];

export const paidPlanTypes = ['pro', 'enterprise'] as const;
export type PaidPlanType = (typeof paidPlanTypes)[number];

export interface Plan {
  type: PlanType;
  name: string;
  description: string;
  /** Null: a custom price, agreed with sales. */
  priceCents: number | null;
  /** -1: unlimited. */
  scansPerMonth: number;
  /** -1: unlimited. More than 1 allows scans of whole sites. */
  pagesPerScan: number;
  /** -1: unlimited. */
  schedules: number;
  /** How long scans are kept; -1: as long as the account. */
  historyDays: number;
  /** Scans and mails go before those of other plans. */
  priority: boolean;
  /** The Advanced Analytics card. */
  analytics: boolean;
  popular: boolean;
}

export type PlanCatalogue = Readonly<Record<PlanType, Plan>>;

/** What holds unless the operator sets other numbers. */
export const planCatalogue: PlanCatalogue = {
  free: {
    type: 'free',
    name: 'Free Tier',
    description: 'Perfect for trying out our accessibility scanner',
    priceCents: 0,
    scansPerMonth: 5,
    pagesPerScan: 1,
    schedules: 0,
    historyDays: 30,
    priority: false,
    analytics: false,
    popular: false,
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
    priority: true,
    analytics: true,
    popular: true,
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
    priority: true,
    analytics: true,
    popular: false,
  },
};

/** The numbers of a plan that an operator may set. */
export const planNumbers = [
  'priceCents',
  'scansPerMonth',
  'pagesPerScan',
  'schedules',
  'historyDays',
] as const;
export type PlanNumber = (typeof planNumbers)[number];
export type PlanOverrides = Partial<Record<PlanType, Partial<Record<PlanNumber, number>>>>;

/** The catalogue with the operator's numbers in place of the built-in ones. */
export function createPlanCatalogue(overrides: PlanOverrides): PlanCatalogue {
  return {
    free: { ...planCatalogue.free, ...overrides.free },
    pro: { ...planCatalogue.pro, ...overrides.pro },
    enterprise: { ...planCatalogue.enterprise, ...overrides.enterprise },
  };
}

/** What a visitor without an account gets. */
export const anonymousPlan = {
  pagesPerScan: 1,
  scansPerHour: limits.freeScansPerHour,
  scansAtOnce: limits.freeScansAtOnce,
  resultHours: limits.anonymousResultHours,
} as const;

/** The higher of two plans. */
export function betterPlan(left: PlanType, right: PlanType): PlanType {
  return planTypes.indexOf(left) >= planTypes.indexOf(right) ? left : right;
}

/** `$29`; `Custom` without a price. */
export function priceLabel(plan: Pick<Plan, 'priceCents'>): string {
  return plan.priceCents === null ? 'Custom' : `$${plan.priceCents / 100}`;
}
