import { setupMark } from './setup-mark.ts';
import { callStripe } from './payment-error.ts';
import type { Provider } from './provider.ts';

/** The address of the customer's own page at the provider, which leads back to `returnUrl`. Good for minutes. */
export async function createPortalSession(
  { stripe }: Provider,
  { customerId, returnUrl }: { customerId: string; returnUrl: string },
): Promise<string> {
  return callStripe(async () => {
    // Ours if `npm run stripe:setup` has made one, else the account's own.
    const known = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const own = known.data.find(({ metadata }) => metadata?.[setupMark.field] === setupMark.value);
    const session = await stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      ...(own ? { configuration: own.id } : {}),
    });
    return session.url;
  });
}
