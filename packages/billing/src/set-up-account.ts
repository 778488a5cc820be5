import {
  paidPlanTypes,
  type PaidPlanType,
  type Plan,
  type PlanCatalogue,
} from '@curbcut/model/plans';
import type Stripe from 'stripe';
import { openStripe } from './open-stripe.ts';
import { currency } from './paid-subscription.ts';
import { handledEvents } from './payment-events.ts';
import { setupMark } from './setup-mark.ts';

const mark = { [setupMark.field]: setupMark.value };
const planField = 'curbcut_plan';
const readAtMost = 1_000;

export interface SetUpAccount {
  /** By plan: the price that is sold first, then older ones that subscriptions may have. Without a price: left out. */
  prices: Partial<Record<PaidPlanType, readonly string[]>>;
  portalConfigurationId: string;
  /** Null: it has to be an https address. The secret is told when the webhook is made, and never again. */
  webhook: { id: string; url: string; secret: string | null } | null;
}

/**
 * Makes what payments need in an account of the provider, for the plans as they cost here: products, prices, the portal
 * and the webhook. What it has made before it finds again and brings up to date, so it may be run at any time. Throws
 * the provider's errors.
 */
export async function setUpAccount({
  secretKey,
  apiBase,
  publicUrl,
  plans,
}: {
  secretKey: string;
  apiBase: string | null;
  publicUrl: string;
  plans: PlanCatalogue;
}): Promise<SetUpAccount> {
  const stripe = await openStripe({ secretKey, apiBase });
  const prices: Partial<Record<PaidPlanType, readonly string[]>> = {};
  for (const type of paidPlanTypes) {
    const plan = plans[type];
    if (plan.priceCents !== null) prices[type] = await setUpPrices(stripe, plan, plan.priceCents);
  }
  return {
    prices,
    portalConfigurationId: await setUpPortal(stripe, publicUrl),
    webhook: publicUrl.startsWith('https://') ? await setUpWebhook(stripe, publicUrl) : null,
  };
}

async function setUpPrices(stripe: Stripe, plan: Plan, priceCents: number): Promise<string[]> {
  const products = await stripe.products
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: readAtMost });
  const known = products.find(({ metadata }) => metadata[planField] === plan.type);
  const product =
    known ??
    (await stripe.products.create(
      { name: `Curbcut ${plan.name}`, metadata: { ...mark, [planField]: plan.type } },
      { idempotencyKey: `curbcut-setup-product-${plan.type}` },
    ));
  const prices = await stripe.prices
    .list({ product: product.id, limit: 100 })
    .autoPagingToArray({ limit: readAtMost });
  const sold =
    prices.find((price) => price.active && isMonthly(price) && price.unit_amount === priceCents) ??
    (await stripe.prices.create({
      product: product.id,
      currency,
      unit_amount: priceCents,
      recurring: { interval: 'month' },
      metadata: mark,
    }));
  // Archived ones too: subscriptions keep them.
  const older = prices.filter((price) => isMonthly(price) && price.id !== sold.id);
  return [sold.id, ...older.map(({ id }) => id)];
}

function isMonthly({ currency: own, recurring }: Stripe.Price): boolean {
  return own === currency && recurring?.interval === 'month' && recurring.interval_count === 1;
}

async function setUpPortal(stripe: Stripe, publicUrl: string): Promise<string> {
  const isSecure = publicUrl.startsWith('https://');
  const wanted = {
    default_return_url: `${publicUrl}/dashboard`,
    ...(isSecure
      ? {
          business_profile: {
            privacy_policy_url: `${publicUrl}/privacy`,
            terms_of_service_url: `${publicUrl}/terms`,
          },
        }
      : {}),
    features: {
      customer_update: { enabled: true, allowed_updates: ['address' as const, 'tax_id' as const] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      // Plans are changed in the settings here, which know which change begins when.
      subscription_update: { enabled: false },
    },
    metadata: mark,
  };
  const known = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: readAtMost });
  const own = known.find(({ metadata }) => metadata?.[setupMark.field] === setupMark.value);
  const configuration = own
    ? await stripe.billingPortal.configurations.update(own.id, wanted)
    : await stripe.billingPortal.configurations.create(wanted);
  return configuration.id;
}

async function setUpWebhook(
  stripe: Stripe,
  publicUrl: string,
): Promise<NonNullable<SetUpAccount['webhook']>> {
  const url = `${publicUrl}/api/payments/webhook`;
  const known = await stripe.webhookEndpoints
    .list({ limit: 100 })
    .autoPagingToArray({ limit: readAtMost });
  const own = known.find((endpoint) => endpoint.url === url);
  if (own) {
    // The provider disables one that did not answer for days.
    await stripe.webhookEndpoints.update(own.id, {
      enabled_events: [...handledEvents],
      disabled: false,
    });
    return { id: own.id, url, secret: null };
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...handledEvents],
    api_version: '2026-10-28.endive',
    description: 'Curbcut',
    metadata: mark,
  });
  return { id: made.id, url, secret: made.secret ?? null };
}
