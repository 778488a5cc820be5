import { callStripe, unlessMissing } from './payment-error.ts';
import type { Provider } from './provider.ts';

const invoicesRead = 200;

/**
 * Voids what is still owed for a subscription, or by a customer, so that nobody can pay it any more, and keeps drafts
 * from becoming debts. The newest goes last: while it is open, a look at its subscription tells that something is left
 * to do. May be done again at any time. Answers the ids of those that were paid in that very moment. Throws
 * PAYMENTS_UNAVAILABLE.
 */
export async function voidOpenInvoices(
  { stripe }: Pick<Provider, 'stripe'>,
  of: { subscription: string } | { customer: string },
): Promise<string[]> {
  const list = async (status: 'draft' | 'open') =>
    (await unlessMissing(() =>
      stripe.invoices
        .list({ ...of, status, limit: 100 })
        .autoPagingToArray({ limit: invoicesRead }),
    )) ?? [];
  // With a subscription the provider stops to collect what is finalized, and no draft, which cannot be voided.
  for (const { id, auto_advance: isDue } of await list('draft')) {
    if (isDue) await callStripe(() => stripe.invoices.update(id, { auto_advance: false }));
  }
  const paid: string[] = [];
  for (const { id } of (await list('open')).toReversed()) {
    if ((await voidInvoice({ stripe }, id)) === 'paid') paid.push(id);
  }
  return paid;
}

/**
 * Why the last try to pay an invoice did not go through, in the provider's words for the card's owner; null: nothing was
 * refused, as when the card's bank asks its owner to confirm. Throws PAYMENTS_UNAVAILABLE.
 */
export async function readRefusal(
  { stripe }: Pick<Provider, 'stripe'>,
  invoiceId: string,
): Promise<string | null> {
  const { data } = await callStripe(() =>
    stripe.invoicePayments.list({
      invoice: invoiceId,
      limit: 10,
      expand: ['data.payment.payment_intent'],
    }),
  );
  const intent = data.find(({ is_default: isDefault }) => isDefault)?.payment.payment_intent;
  if (typeof intent !== 'object' || intent.status !== 'requires_payment_method') return null;
  return intent.last_payment_error?.message ?? null;
}

/** Answers how the invoice is then: somebody else may have been quicker, with the payment or with the voiding. */
export async function voidInvoice(
  { stripe }: Pick<Provider, 'stripe'>,
  id: string,
): Promise<string | null> {
  return callStripe(async () => {
    try {
      return (await stripe.invoices.voidInvoice(id)).status;
    } catch (error) {
      const { status } = await stripe.invoices.retrieve(id);
      if (status === 'open') throw error;
      return status;
    }
  });
}

/** Whether a payment is one of the customer, whatever became of it. Anybody can make up the id. Throws PAYMENTS_UNAVAILABLE. */
export async function isPaymentOf(
  { stripe }: Pick<Provider, 'stripe'>,
  { paymentIntent, customer }: { paymentIntent: string; customer: string },
): Promise<boolean> {
  // It becomes a part of the address that is asked.
  if (!/^pi_\w+$/.test(paymentIntent)) return false;
  const intent = await unlessMissing(() => stripe.paymentIntents.retrieve(paymentIntent));
  const owner = intent?.customer ?? null;
  return (typeof owner === 'object' ? owner?.id : owner) === customer;
}
