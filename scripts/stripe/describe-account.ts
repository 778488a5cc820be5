import type { SetUpAccount } from '@curbcut/billing';

/** What to copy into the environment of the server, and what is left to do. */
export function describeAccount({ prices, webhook }: SetUpAccount): string {
  const settings = [
    'STRIPE_SECRET_KEY=(the key you have just used)',
    'STRIPE_PUBLISHABLE_KEY=(beside the secret key, in the dashboard under Developers, API keys)',
    `STRIPE_WEBHOOK_SECRET=${webhook?.secret ?? '(see below)'}`,
    ...(prices.pro ? [`STRIPE_PRICE_PRO=${prices.pro.join(',')}`] : []),
    ...(prices.enterprise ? [`STRIPE_PRICE_ENTERPRISE=${prices.enterprise.join(',')}`] : []),
  ];
  return `Products, prices and billing portal are set up. The settings of the server:

${settings.map((line) => `  ${line}`).join('\n')}

${describeWebhook(webhook)}
`;
}

function describeWebhook(webhook: SetUpAccount['webhook']): string {
  if (webhook === null) {
    return 'No webhook was made: it needs PUBLIC_URL with https. On a machine that the internet cannot reach, run\n`stripe listen --forward-to localhost:8000/api/payments/webhook`; it prints the secret.';
  }
  if (webhook.secret === null) {
    return `The webhook ${webhook.url} was there already and is up to date. Keep the secret you have; it can be seen in the dashboard\nunder Developers, Webhooks.`;
  }
  return `The webhook ${webhook.url} was made. Its secret is shown only now.`;
}
