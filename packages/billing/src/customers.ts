import { createHash } from 'node:crypto';
import { voidOpenInvoices } from './invoices.ts';
import { callStripe, unlessMissing } from './payment-error.ts';
import type { Provider } from './provider.ts';

/** Under which the provider keeps whose customer it is. */
const ownerField = 'curbcut_user_id';
const subscriptionsRead = 200;

export interface CustomerOwner {
  userId: string;
  email: string;
  name: string;
  /** Goes up when a customer was lost, so that the next one is another. */
  generation: number;
}

/**
 * The customer of an account: one that was made before, else a new one. Asked for at the same time by several, all get
 * the same. Throws PAYMENTS_UNAVAILABLE.
 */
export async function createCustomer(
  { stripe }: Provider,
  { userId, email, name, generation }: CustomerOwner,
): Promise<string> {
  return callStripe(async () => {
    // One whose making was answered, but never noted by us.
    const known = await stripe.customers.list({ email, limit: 100 });
    const own = known.data.find(({ metadata }) => metadata[ownerField] === userId);
    if (own) return own.id;
    // The provider refuses a key that comes again with another address.
    const digest = createHash('sha256')
      .update(JSON.stringify([email, name]))
      .digest('hex');
    const customer = await stripe.customers.create(
      { email, name, metadata: { [ownerField]: userId } },
      { idempotencyKey: `curbcut-customer-${userId}-${generation}-${digest.slice(0, 16)}` },
    );
    return customer.id;
  });
}

/** Notes the address to which receipts go. One that is gone stays so. */
export async function updateCustomer(
  { stripe }: Provider,
  customerId: string,
  { email, name }: { email: string; name: string },
): Promise<void> {
  await unlessMissing(() => stripe.customers.update(customerId, { email, name }));
}

/**
 * Forgets a customer: its subscriptions end at once, what it owes is void, and what it said of itself is deleted. May be
 * done again at any time. Answers the ids of invoices that were paid in that very moment. Throws PAYMENTS_UNAVAILABLE.
 */
export async function deleteCustomer({ stripe }: Provider, customerId: string): Promise<string[]> {
  const subscriptions = await unlessMissing(() =>
    stripe.subscriptions
      .list({ customer: customerId, limit: 100 })
      .autoPagingToArray({ limit: subscriptionsRead }),
  );
  if (subscriptions === null) return [];
  for (const { id, status } of subscriptions) {
    const isOver = status === 'canceled' || status === 'incomplete_expired';
    if (!isOver) await unlessMissing(() => stripe.subscriptions.cancel(id));
  }
  // As long as there is a customer whose invoices they are, and not before its subscriptions have ended.
  const paidTooLate = await voidOpenInvoices({ stripe }, { customer: customerId });
  await unlessMissing(() => stripe.customers.del(customerId));
  return paidTooLate;
}
