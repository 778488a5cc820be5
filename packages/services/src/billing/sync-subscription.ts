import { isPaymentOf, type Provider } from '@curbcut/billing';
import { paymentMessages } from '@curbcut/model/plans';
import type { SyncAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { findCustomer } from './ensure-customer.ts';
import { findLiveSubscription } from './read-live-subscription.ts';
import { readSubscriptionAnswer } from './read-subscription-answer.ts';
import { providerFor } from './require-provider.ts';

/**
 * Asks the provider what the viewer has and stores it, and whether a payment that is named is theirs. Throws
 * PAYMENTS_NOT_CONFIGURED and PAYMENTS_UNAVAILABLE.
 */
export async function syncSubscription({
  ctx,
  input: { viewer, paymentIntent },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer; paymentIntent?: string | undefined };
}): Promise<SyncAnswer> {
  const provider = await providerFor(ctx, viewer);
  await findLiveSubscription(ctx, provider, viewer.userId);
  const answer = await readSubscriptionAnswer(ctx, viewer, paymentMessages.synced);
  if (paymentIntent === undefined) return answer;
  return { ...answer, payment_found: await isOwnPayment(ctx, provider, viewer, paymentIntent) };
}

async function isOwnPayment(
  ctx: ServiceContext,
  provider: Provider,
  { userId }: Viewer,
  paymentIntent: string,
): Promise<boolean> {
  const customer = await findCustomer(ctx, userId);
  return customer !== null && isPaymentOf(provider, { paymentIntent, customer });
}
