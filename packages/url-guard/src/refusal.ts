/** Why an address may not be visited: stable slugs, for logs and tests. */
export type RefusalReason = keyof typeof refusals;

const notPublic =
  'This address is not on the public internet, so it cannot be scanned. Enter the public address of the website, or ask the operator of this service to allow it.';

/** What the person is told; nothing here says what answers at a refused address. */
const refusals = {
  port: 'This port cannot be scanned. Use an address on port 80, 443, 3000 or 8000 to 8999.',
  'loopback-name': notPublic,
  'internal-name': notPublic,
  'special-address': notPublic,
  'resolves-to-special-address': notPublic,
  'own-host': 'This address belongs to this service itself. Enter the address of another website.',
  'own-service':
    'This address belongs to this service itself and cannot be scanned. Enter the address of a website.',
  'own-web':
    'This address belongs to this service itself. Enter the address of another website, or ask the operator of this service to allow this one with its port.',
  'opted-out':
    'The owner of this website asked not to be scanned. Enter the address of another website.',
  'proxy-self': notPublic,
} as const;

export function refusalMessage(reason: RefusalReason): string {
  return refusals[reason];
}
