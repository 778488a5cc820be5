import { z } from 'zod';
import { paidPlanTypes, planTypes } from '@curbcut/model/plans';

const PlanCard = z.object({
  type: z.enum(planTypes),
  name: z.string(),
  description: z.string(),
  /** Cents; null for a custom price. */
  price: z.int().nonnegative().nullable(),
  features: z.array(z.string()),
  limitations: z.array(z.string()),
  popular: z.boolean(),
  scans_per_month: z.int(),
  pages_per_scan: z.int(),
  schedules: z.int(),
  history_days: z.int(),
});
export type PlanCard = z.infer<typeof PlanCard>;

/** `GET /api/payments/pricing`. */
export const PricingAnswer = z.object({
  success: z.literal(true),
  pricing: z.object({
    /** Null: payment is not configured on this server. */
    stripe_publishable_key: z.string().nullable(),
    /** Three letters, lower case. */
    currency: z.string(),
    /** The plans that can be bought here; others are a matter for sales. */
    purchasable_plans: z.array(z.enum(paidPlanTypes)),
    plans: z.object({ free: PlanCard, pro: PlanCard, enterprise: PlanCard }),
  }),
});
export type PricingAnswer = z.infer<typeof PricingAnswer>;

/** `GET /api/payments/subscription-status`, also at `/subscription/status`. */
export const SubscriptionStatus = z.object({
  success: z.literal(true),
  subscription: z.object({
    type: z.enum(planTypes),
    plan_name: z.string(),
    status: z.enum(['active', 'past_due', 'canceled', 'none']),
    /** Cents; null for a custom price. */
    price: z.int().nonnegative().nullable(),
    /** ISO 8601, UTC; null without a paid period. */
    current_period_end: z.string().nullable(),
    cancel_at_period_end: z.boolean(),
    /** Whether this server can take payments. */
    payments_configured: z.boolean(),
    max_scans_per_month: z.int(),
    scans_this_month: z.int().nonnegative(),
    max_scheduled_scans: z.int(),
    current_scheduled_scans: z.int().nonnegative(),
    /** Who gave the plan: nobody (the free one), whoever runs this server, or a paid subscription. */
    granted_by: z.enum(['none', 'operator', 'payments']),
    /** The plan that comes with the end of the paid period; null: the same. */
    next_plan: z.enum(planTypes).nullable(),
    /** ISO 8601, UTC. A payment has failed: the plan ends then unless it is made; null: none has. */
    grace_ends_at: z.string().nullable(),
    /** A subscription was begun, and its first payment is not made yet. */
    payment_pending: z.boolean(),
  }),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;
