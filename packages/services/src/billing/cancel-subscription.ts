import { cancelAtPeriodEnd } from '@curbcut/billing';
import { paymentMessages } from '@curbcut/model/plans';
import { type SubscriptionAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { endAtProvider } from './end-subscription.ts';
import { findLiveSubscription, requireLiveSubscription } from './read-live-subscription.ts';
import { readSubscriptionAnswer } from './read-subscription-answer.ts';
import { providerFor } from './require-provider.ts';

/**
 * Ends the viewer's subscription with the period that is paid; one whose last payment was not made ends at once. One
 * that is to end already stays so. Throws NO_SUBSCRIPTION, PAYMENTS_NOT_CONFIGURED and PAYMENTS_UNAVAILABLE.
 */
export async function cancelSubscription({
  ctx,
  input: { viewer },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<SubscriptionAnswer> {
  const provider = await providerFor(ctx, viewer);
  const live = await requireLiveSubscription(ctx, provider, viewer.userId);
  const isOver =
    live.status !== 'paid' &&
    (await endAtProvider(ctx, provider, { subscriptionId: live.id, credit: false }));
  if (!isOver && live.endsAt === null) await cancelAtPeriodEnd(provider, live);
  await findLiveSubscription(ctx, provider, viewer.userId);
  const message = isOver ? paymentMessages.endedUnpaid : paymentMessages.canceled;
  return readSubscriptionAnswer(ctx, viewer, message);
}
