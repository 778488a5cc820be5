// A payment provider on this machine, to try purchases without an account: it speaks Stripe's wire format and forgets
// everything when it stops. usage: npm run stripe:local [-- --port 12111]
import { parseArgs } from 'node:util';
import { planCatalogue } from '@curbcut/model/plans';
import { startStripeServer } from '@curbcut/testing';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    site: { type: 'string', default: 'http://localhost:8000' },
  },
});
const server = await startStripeServer({
  port: Number(values.port),
  deliverTo: `${values.site}/api/payments/webhook`,
});
const enterpriseCents = 9_900;
const settings = {
  STRIPE_SECRET_KEY: server.secretKey,
  STRIPE_PUBLISHABLE_KEY: server.publishableKey,
  STRIPE_WEBHOOK_SECRET: server.webhookSecret,
  STRIPE_PRICE_PRO: server.addPrice(planCatalogue.pro.priceCents ?? 0),
  STRIPE_PRICE_ENTERPRISE: server.addPrice(enterpriseCents),
  STRIPE_API_BASE: server.url,
  PLAN_NUMBERS: `enterprise.priceCents=${enterpriseCents}`,
};
const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`The local payment provider answers on ${server.url}. Start the product with

  ${lines.join(' \\\n  ')} \\
  npm start

Events go to ${values.site}. Cards: 4242424242424242 pays; 4000000000000002, 4000000000009995, 4000000000000069 and
4000000000000127 are refused. The script for the browser is ${server.url}/stripe.js. Ctrl-C stops it.
`);
const stop = (): void => void server.close().then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
