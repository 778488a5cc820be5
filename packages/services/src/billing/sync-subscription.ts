import { paymentMessages } from '@curbcut/model/plans';
import { type SubscriptionAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { findLiveSubscription } from './read-live-subscription.ts';
import { readSubscriptionAnswer } from './read-subscription-answer.ts';
import { providerFor } from './require-provider.ts';

/** Asks the provider what the viewer has and stores it. Throws PAYMENTS_NOT_CONFIGURED and PAYMENTS_UNAVAILABLE. */
export async function syncSubscription({
  ctx,
  input: { viewer },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<SubscriptionAnswer> {
  const provider = await providerFor(ctx, viewer);
  await findLiveSubscription(ctx, provider, viewer.userId);
  return readSubscriptionAnswer(ctx, viewer, paymentMessages.synced);
}
