import { expect, test } from 'vitest';
import { describeAccount } from './describe-account.ts';

const url = 'https://scan.example.org/api/payments/webhook';
const account = { prices: { pro: ['price_new', 'price_old'] }, portalConfigurationId: 'bpc_1' };

test('it says what to copy, and the secret while it is known', () => {
  const text = describeAccount({ ...account, webhook: { id: 'we_1', url, secret: 'whsec_1' } });
  expect(text).toContain('STRIPE_PRICE_PRO=price_new,price_old\n');
  expect(text).toContain('STRIPE_WEBHOOK_SECRET=whsec_1\n');
  expect(text).not.toContain('STRIPE_PRICE_ENTERPRISE');
  expect(text).toContain('Its secret is shown only now.');
});

test('it says where the secret is when it is not told any more, or there is no webhook', () => {
  const again = describeAccount({ ...account, webhook: { id: 'we_1', url, secret: null } });
  expect(again).toContain('was there already');
  expect(describeAccount({ ...account, webhook: null })).toContain('stripe listen');
});
