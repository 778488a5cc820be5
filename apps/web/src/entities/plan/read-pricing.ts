import { paidPlanTypes, type PaidPlanType } from '@curbcut/model/plans';
import { type PlanCard } from '@curbcut/wire/plans';
import type { PlanCards } from './plan-cards.ts';

export interface PricingConfig {
  plans: PlanCards;
  /** Null: this server takes no payments. */
  publishableKey: string | null;
  /** The plans that can be bought here. */
  purchasable: readonly PaidPlanType[];
}

/**
 * Reads the answer of `GET /api/payments/pricing` without the schema, which would be the largest part of this public
 * page's script. What a card lacks is taken from the known one; null when there are no plans at all.
 */
export function readPricing(answer: unknown, known: PlanCards): PricingConfig | null {
  const pricing = field(answer, 'pricing');
  const plans = field(pricing, 'plans');
  if (typeof plans !== 'object' || plans === null) return null;
  const key = field(pricing, 'stripe_publishable_key');
  const purchasable = field(pricing, 'purchasable_plans');
  return {
    plans: {
      free: readCard(field(plans, 'free'), known.free),
      pro: readCard(field(plans, 'pro'), known.pro),
      enterprise: readCard(field(plans, 'enterprise'), known.enterprise),
    },
    publishableKey: typeof key === 'string' && key !== '' ? key : null,
    purchasable: Array.isArray(purchasable)
      ? paidPlanTypes.filter((type) => purchasable.includes(type))
      : [],
  };
}

function readCard(answer: unknown, known: PlanCard): PlanCard {
  const number = (name: keyof PlanCard, otherwise: number) => {
    const value = field(answer, name);
    return typeof value === 'number' ? value : otherwise;
  };
  const price = field(answer, 'price');
  return {
    type: known.type,
    name: text(answer, 'name') ?? known.name,
    description: text(answer, 'description') ?? known.description,
    price: typeof price === 'number' || price === null ? price : known.price,
    features: texts(answer, 'features') ?? known.features,
    limitations: texts(answer, 'limitations') ?? known.limitations,
    popular:
      field(answer, 'popular') === undefined ? known.popular : field(answer, 'popular') === true,
    scans_per_month: number('scans_per_month', known.scans_per_month),
    pages_per_scan: number('pages_per_scan', known.pages_per_scan),
    schedules: number('schedules', known.schedules),
    history_days: number('history_days', known.history_days),
  };
}

function text(answer: unknown, name: string): string | null {
  const value = field(answer, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function texts(answer: unknown, name: string): string[] | null {
  const value = field(answer, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Record<string, unknown>)[name];
}
