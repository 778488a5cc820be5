import { originSetting, SettingsError } from '@curbcut/settings';
import type { PaidPlanType, PlanCatalogue } from '@curbcut/model/plans';
import { z } from 'zod';

const key = (pattern: RegExp, expected: string) =>
  z.string().trim().regex(pattern, `expected ${expected}`).optional();

/** One price that is sold, then those that are no longer sold but that subscriptions may still have. */
const pricesSetting = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(z.string().regex(/^price_\w+$/, 'expected a price such as price_1AbC')).min(1))
  .optional();

/** The settings of payments, as a zod shape. All unset: this server takes no payments. */
export const billingSettings = {
  STRIPE_SECRET_KEY: key(/^(?:sk|rk)_(?:test|live)_\w+$/, 'a secret key: sk_live_..., sk_test_...'),
  STRIPE_PUBLISHABLE_KEY: key(
    /^pk_(?:test|live)_\w+$/,
    'a publishable key: pk_live_... or pk_test_...',
  ),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\w+$/, 'the signing secret of the webhook: whsec_...'),
  STRIPE_PRICE_PRO: pricesSetting,
  STRIPE_PRICE_ENTERPRISE: pricesSetting,
  /** Where the provider answers instead of its own address; for tests. */
  STRIPE_API_BASE: originSetting.optional(),
};

type BillingSettings = z.output<z.ZodObject<typeof billingSettings>>;

/** How this server takes payments. */
export interface BillingConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** By plan: the price that is sold first, then those that are still honored. Empty: not for sale. */
  prices: Readonly<Record<PaidPlanType, readonly string[]>>;
  /** An origin; null: the provider's own. */
  apiBase: string | null;
  /** Real money; events of the other mode are ignored. */
  livemode: boolean;
}

const required = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
] as const;

/** Null: nothing is set. Throws a SettingsError that lists what is missing or does not fit together. */
export function toBillingConfig(
  settings: BillingSettings,
  plans: PlanCatalogue,
): BillingConfig | null {
  const isUnset = [...required, 'STRIPE_PRICE_ENTERPRISE' as const].every(
    (name) => settings[name] === undefined,
  );
  if (isUnset) return null;
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PRO: pro,
    STRIPE_PRICE_ENTERPRISE: enterprise = [],
  } = settings;
  const problems = findProblems(settings, plans);
  if (problems.length > 0 || !secretKey || !publishableKey || !webhookSecret || !pro) {
    throw new SettingsError(problems);
  }
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    prices: { pro, enterprise },
    apiBase: settings.STRIPE_API_BASE ?? null,
    livemode: isLive(secretKey),
  };
}

function findProblems(settings: BillingSettings, plans: PlanCatalogue): string[] {
  const problems: string[] = required
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: required to take payments, as other STRIPE_ settings are set`);
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_PRICE_PRO: pro = [],
    STRIPE_PRICE_ENTERPRISE: enterprise = [],
  } = settings;
  if (secretKey && publishableKey && isLive(secretKey) !== isLive(publishableKey)) {
    problems.push('STRIPE_PUBLISHABLE_KEY: one key is for tests and the other one for real money');
  }
  if (enterprise.length > 0 && plans.enterprise.priceCents === null) {
    problems.push(
      'STRIPE_PRICE_ENTERPRISE: the plan has no price to show; set it with PLAN_NUMBERS=enterprise.priceCents=...',
    );
  }
  if (pro.some((price) => enterprise.includes(price))) {
    problems.push('STRIPE_PRICE_ENTERPRISE: a price cannot belong to two plans');
  }
  return problems;
}

function isLive(key: string): boolean {
  return key.split('_')[1] === 'live';
}
