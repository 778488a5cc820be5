import type { SubscriptionAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { getSubscriptionStatus } from '../plans/index.ts';

/** How things are now, with a sentence about what was done. */
export async function readSubscriptionAnswer(
  ctx: ServiceContext,
  viewer: Viewer,
  message: string,
): Promise<SubscriptionAnswer> {
  return { ...(await getSubscriptionStatus({ ctx, input: { viewer } })), message };
}
