import { readRefusal, type OpenUpgrade, type Provider } from '@curbcut/billing';
import { AppError } from '@curbcut/model/errors';
import { paymentMessages } from '@curbcut/model/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';

export interface OpenPayment {
  client_secret: string;
  /** In cents. */
  amount: number;
  /** Why it is still open, as sentences for people. */
  message: string;
}

/** What the payment form needs to pay an upgrade that the known card has not paid. */
export async function describeOpenUpgrade(
  ctx: ServiceContext,
  provider: Provider,
  { clientSecret, amountDueCents, invoiceId }: OpenUpgrade,
): Promise<OpenPayment> {
  const message = await explain(ctx, provider, invoiceId);
  return { client_secret: clientSecret, amount: amountDueCents, message };
}

/** The payment can be made without knowing why the last one was not. */
async function explain(
  { log }: ServiceContext,
  provider: Provider,
  invoiceId: string,
): Promise<string> {
  const { notPaid, paymentRequired, planStaysUnpaid } = paymentMessages;
  try {
    const refusal = await readRefusal(provider, invoiceId);
    return refusal === null ? paymentRequired : `${refusal} ${planStaysUnpaid}`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ error, invoiceId }, 'Why a payment was refused could not be read');
    return `${notPaid} ${planStaysUnpaid}`;
  }
}
