import { resumeSubscription } from '@curbcut/billing';
import { paymentMessages } from '@curbcut/model/plans';
import { type SubscriptionAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { findLiveSubscription, requireLiveSubscription } from './read-live-subscription.ts';
import { readSubscriptionAnswer } from './read-subscription-answer.ts';
import { providerFor } from './require-provider.ts';

/**
 * Takes back that the viewer's subscription is to end, to change to a cheaper plan, or to a dearer one that is not paid
 * yet. Throws NO_SUBSCRIPTION,
 * PAYMENTS_NOT_CONFIGURED and PAYMENTS_UNAVAILABLE.
 */
export async function resumePlanSubscription({
  ctx,
  input: { viewer },
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<SubscriptionAnswer> {
  const provider = await providerFor(ctx, viewer);
  const live = await requireLiveSubscription(ctx, provider, viewer.userId);
  const { endsAt, scheduleId, pendingPriceId } = live;
  if (endsAt !== null || scheduleId !== null || pendingPriceId !== null) {
    await resumeSubscription(provider, live);
  }
  await findLiveSubscription(ctx, provider, viewer.userId);
  return readSubscriptionAnswer(ctx, viewer, paymentMessages.resumed);
}
