import type { JobRun } from '@curbcut/queue';
import { forwardSubscriber } from '@curbcut/services/newsletter';
import type { ServiceContext } from '@curbcut/services/kernel';

/** Gives a subscriber to the newsletter's provider. */
export function forwardSubscriberJob({ ctx }: { ctx: ServiceContext }) {
  return async ({ payload, signal }: JobRun<{ token: string }>): Promise<void> => {
    const outcome = await forwardSubscriber({ ctx, input: { token: payload.token, signal } });
    ctx.log.info({ outcome }, 'Newsletter subscriber forwarded');
  };
}
