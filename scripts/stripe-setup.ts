// Makes products, prices, billing portal and webhook in a Stripe account, and prints the settings to copy.
// usage: STRIPE_SECRET_KEY=sk_... PUBLIC_URL=https://scan.example.org npm run stripe:setup
import { billingSettings, setUpAccount } from '@curbcut/billing';
import { createPlanCatalogue } from '@curbcut/model/plans';
import { urlOfListener, readSettings, SettingsError } from '@curbcut/settings';
import { productSettings } from '@curbcut/services/program';
import { z } from 'zod';
import { describeAccount } from './stripe/describe-account.ts';

const { HOST, PORT, PUBLIC_URL, PLAN_NUMBERS } = productSettings;
const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = billingSettings;

try {
  const settings = readSettings(
    z.object({ HOST, PORT, PUBLIC_URL, PLAN_NUMBERS, STRIPE_SECRET_KEY, STRIPE_API_BASE }),
    process.env,
  );
  if (settings.STRIPE_SECRET_KEY === undefined) {
    throw new SettingsError(['STRIPE_SECRET_KEY: required']);
  }
  const account = await setUpAccount({
    secretKey: settings.STRIPE_SECRET_KEY,
    apiBase: settings.STRIPE_API_BASE ?? null,
    publicUrl: settings.PUBLIC_URL ?? urlOfListener(settings.HOST, settings.PORT),
    plans: createPlanCatalogue(settings.PLAN_NUMBERS),
  });
  process.stdout.write(describeAccount(account));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
