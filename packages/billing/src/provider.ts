import type Stripe from 'stripe';
import type { BillingConfig } from './billing-settings.ts';
import { openStripe } from './open-stripe.ts';

/** The payment provider of this server: opaque, for this package's verbs. */
export interface Provider {
  readonly stripe: Stripe;
  readonly config: BillingConfig;
}

/** `timeoutMs`: how long one answer may take. */
export async function openProvider(
  config: BillingConfig,
  options: { timeoutMs?: number } = {},
): Promise<Provider> {
  return { stripe: await openStripe({ ...config, ...options }), config };
}
