import type Stripe from 'stripe';

/** One answer in time; a broken connection and a busy provider are tried again, with the same idempotency key. */
const answerTimeoutMs = 5_000;
const retries = 1;

/**
 * The provider's library: 36 MB and half a second, so it is loaded only where payments are taken. `apiBase` is an origin
 * that answers in the provider's place.
 */
export async function openStripe({
  secretKey,
  apiBase,
  timeoutMs = answerTimeoutMs,
}: {
  secretKey: string;
  apiBase: string | null;
  timeoutMs?: number;
}): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  return new Library(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Curbcut' },
    ...(apiBase === null ? {} : baseOf(new URL(apiBase))),
  });
}

function baseOf({ protocol, hostname, port }: URL) {
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  };
}
