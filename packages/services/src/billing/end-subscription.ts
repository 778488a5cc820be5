import { endSubscription, type Provider } from '@curbcut/billing';
import type { ServiceContext } from '../kernel/context/service-context.ts';

interface Ending {
  subscriptionId: string;
  /** What is paid for and not used is credited; without it, one that is paid by now goes on. */
  credit: boolean;
}

/** Ends one subscription at the payment provider, and voids what is owed for it. Throws PAYMENTS_UNAVAILABLE. */
export async function endPaidSubscription({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: Ending;
}): Promise<void> {
  if (ctx.billing) await endAtProvider(ctx, ctx.billing, input);
}

/** As endPaidSubscription; returns whether it is over, or goes on as it was paid in the meantime. */
export async function endAtProvider(
  ctx: ServiceContext,
  provider: Provider,
  ending: Ending,
): Promise<boolean> {
  const { isOver, paidTooLate } = await endSubscription(provider, ending);
  reportPaidTooLate(ctx, paidTooLate);
  return isOver;
}

/** Somebody paid when it had just ended. Only the operator can give that back. */
export function reportPaidTooLate({ log }: ServiceContext, invoiceIds: readonly string[]): void {
  if (invoiceIds.length === 0) return;
  log.error(
    { invoiceIds },
    'Invoices were paid when their subscription had just ended: refund them',
  );
}
