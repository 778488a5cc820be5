import { z } from 'zod';
import { limits } from '@curbcut/model/limits';
import { paidPlanTypes, planTypes } from '@curbcut/model/plans';
import { SubscriptionStatus } from './plans.ts';

const PaidPlan = z.enum(paidPlanTypes, { error: `Choose ${paidPlanTypes.join(' or ')}.` });

/** `POST /api/payments/create-payment-intent` and `POST /api/payments/change-plan`. */
export const PlanRequest = z.object({ planType: PaidPlan });
export type PlanRequest = z.infer<typeof PlanRequest>;

/** `POST /api/payments/create-customer`. */
export const CustomerAnswer = z.object({
  success: z.literal(true),
  /** The payment provider's name for the account's owner. */
  customer_id: z.string(),
});
export type CustomerAnswer = z.infer<typeof CustomerAnswer>;

/**
 * `POST /api/payments/create-payment-intent`. Asking takes no money. `payment`: the form confirms the payment with
 * `client_secret`. `upgrade`: there is a subscription already, and `POST /api/payments/change-plan` charges its card;
 * with a `client_secret` its card was refused before, and the form pays the invoice that is open since.
 * `credit`: the account's credit covers the first month, and `POST /api/payments/create-subscription` begins it.
 */
export const PaymentIntentAnswer = z.object({
  success: z.literal(true),
  kind: z.enum(['payment', 'upgrade', 'credit']),
  client_secret: z.string().nullable(),
  plan_type: PaidPlan,
  /** What is due now, in cents. */
  amount: z.int().nonnegative(),
  /** Three letters, lower case. */
  currency: z.string(),
  /** Why a payment that was begun is not made yet, as sentences; null: nothing went wrong. */
  message: z.string().nullable(),
});
export type PaymentIntentAnswer = z.infer<typeof PaymentIntentAnswer>;

/**
 * `POST /api/payments/create-subscription`: the same as a payment intent, for a customer that is told. What credit
 * covers begins at once: a `payment` without `client_secret`.
 */
export const CreateSubscriptionRequest = z.object({
  planType: PaidPlan,
  customerId: z.string().max(limits.nameLength),
});
export type CreateSubscriptionRequest = z.infer<typeof CreateSubscriptionRequest>;

export const CreateSubscriptionAnswer = PaymentIntentAnswer.extend({
  /** Null: nothing was created. */
  subscription_id: z.string().nullable(),
});
export type CreateSubscriptionAnswer = z.infer<typeof CreateSubscriptionAnswer>;

/** `POST /api/payments/sync-subscription`, `cancel-subscription` and `resume-subscription`: how things are now. */
export const SubscriptionAnswer = SubscriptionStatus.extend({
  /** A sentence for people. */
  message: z.string(),
});
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>;

/** `POST /api/payments/sync-subscription`: a payment of which the account’s owner wants to know whether it is theirs. */
export const SyncQuery = z.object({ payment_intent: z.string().max(limits.nameLength).optional() });
export type SyncQuery = z.infer<typeof SyncQuery>;

export const SyncAnswer = SubscriptionAnswer.extend({
  /** Whether the payment provider knows the payment that was named as one of the account. Absent: none was named. */
  payment_found: z.boolean().optional(),
});
export type SyncAnswer = z.infer<typeof SyncAnswer>;

/**
 * `POST /api/payments/change-plan`, from one paid plan to another. `changed`: an upgrade, paid and in force.
 * `requires-payment`: the card was refused or its bank asks; the form confirms the payment with `client_secret`, and
 * the old plan goes on until then. `scheduled`: a downgrade, which comes with the next period.
 */
export const ChangePlanAnswer = SubscriptionAnswer.extend({
  outcome: z.enum(['changed', 'requires-payment', 'scheduled']),
  client_secret: z.string().nullable(),
  /** What is due for `requires-payment`, in cents. */
  amount: z.int().nonnegative(),
});
export type ChangePlanAnswer = z.infer<typeof ChangePlanAnswer>;

/** `POST /api/payments/billing-portal`. */
export const BillingPortalRequest = z.object({
  /** A page of ours; left out: the dashboard. */
  return_url: z.string().max(limits.urlLength).nullish(),
});
export type BillingPortalRequest = z.infer<typeof BillingPortalRequest>;

export const BillingPortalAnswer = z.object({ success: z.literal(true), url: z.string() });
export type BillingPortalAnswer = z.infer<typeof BillingPortalAnswer>;

/** `GET /api/payments/plan-changes`: newest first. */
export const PlanChangesAnswer = z.object({
  success: z.literal(true),
  changes: z.array(
    z.object({
      /** ISO 8601, UTC. */
      changed_at: z.string(),
      from: z.enum(planTypes),
      to: z.enum(planTypes),
      /** Who changed it: whoever runs this server, the account's owner, or the payment provider's word. */
      actor: z.enum(['operator', 'owner', 'payments']),
      /** A sentence for people. */
      reason: z.string(),
    }),
  ),
});
export type PlanChangesAnswer = z.infer<typeof PlanChangesAnswer>;

/** `POST /api/payments/webhook`: Stripe looks at the status only. */
export const WebhookAnswer = z.object({ received: z.literal(true) });
