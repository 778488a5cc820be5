import type { AppErrorCode } from '@curbcut/model/errors';
import type { PaidPlanType } from '@curbcut/model/plans';
import type { PaymentIntentAnswer } from '@curbcut/wire/plans';
import { ApiError } from '../../lib/api-client.ts';
import type { Pricing } from '../../entities/plan/api/use-plan-cards.ts';

export type CheckoutState =
  | { kind: 'loading' }
  /** Nobody is signed in: the checkout is come back to. */
  | { kind: 'sign-in' }
  | { kind: 'not-configured' }
  | { kind: 'not-for-sale' }
  | { kind: 'not-connected'; message: string }
  /** The server says why this account cannot buy this plan now. */
  | { kind: 'refused'; message: string }
  | { kind: 'preparing' }
  | { kind: 'payment'; clientSecret: string; dueCents: number }
  /** `open`: its card was refused before, and the invoice waits for another one; null: it is still to be confirmed. */
  | { kind: 'upgrade'; dueCents: number; open: OpenPayment | null }
  /** Credit covers the first month: there is nothing to pay, and it begins when the person says so. */
  | { kind: 'credit' }
  /** It has begun, and nothing is left to pay. */
  | { kind: 'paid' };

export interface OpenPayment {
  clientSecret: string;
  /** Why it is open, as sentences. */
  reason: string | null;
}

interface Checkout {
  planType: PaidPlanType;
  pricing: Pick<Pricing, 'isLoading' | 'error' | 'publishableKey' | 'purchasable'>;
  session: { status: 'loading' | 'signed-in' | 'signed-out'; problem: Error | null };
  intent: { data: PaymentIntentAnswer | undefined; error: Error | null };
}

const refusals: readonly (string | null)[] = [
  'ALREADY_SUBSCRIBED',
  'CONFLICT',
  'NO_SUBSCRIPTION',
] satisfies AppErrorCode[];

/** What the checkout shows. It asks nobody to sign in for what cannot be bought anyway. */
export function evaluateCheckout({ planType, pricing, session, intent }: Checkout): CheckoutState {
  if (pricing.isLoading) return { kind: 'loading' };
  if (pricing.error) return { kind: 'not-connected', message: pricing.error.message };
  if (pricing.publishableKey === null) return { kind: 'not-configured' };
  if (!pricing.purchasable.includes(planType)) return { kind: 'not-for-sale' };
  if (session.problem) return { kind: 'not-connected', message: session.problem.message };
  if (session.status === 'loading') return { kind: 'loading' };
  if (session.status === 'signed-out') return { kind: 'sign-in' };
  if (intent.error) return evaluateFailure(intent.error);
  return intent.data ? evaluateIntent(intent.data) : { kind: 'preparing' };
}

function evaluateFailure(error: Error): CheckoutState {
  if (error instanceof ApiError) {
    if (error.status === 401) return { kind: 'sign-in' };
    if (error.code === 'PAYMENTS_NOT_CONFIGURED') return { kind: 'not-configured' };
    if (error.code === 'PLAN_NOT_FOR_SALE') return { kind: 'not-for-sale' };
    if (refusals.includes(error.code)) return { kind: 'refused', message: error.message };
  }
  return { kind: 'not-connected', message: error.message };
}

function evaluateIntent(intent: PaymentIntentAnswer): CheckoutState {
  const { kind, client_secret: clientSecret, amount: dueCents, message: reason } = intent;
  if (kind === 'upgrade') {
    return { kind, dueCents, open: clientSecret === null ? null : { clientSecret, reason } };
  }
  if (kind === 'credit') return { kind };
  return clientSecret === null ? { kind: 'paid' } : { kind: 'payment', clientSecret, dueCents };
}
