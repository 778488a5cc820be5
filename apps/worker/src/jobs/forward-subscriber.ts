import type { JobRun } from '@curbcut/queue';
import { forwardSubscriber, type ServiceContext } from '@curbcut/services';

/** Gives a subscriber to the newsletter's provider. */
export function forwardSubscriberJob({ ctx }: { ctx: ServiceContext }) {
  return async ({ payload, signal }: JobRun<{ token: string }>): Promise<void> => {
    const outcome = await forwardSubscriber({ ctx, input: { token: payload.token, signal } });
    ctx.log.info({ outcome }, 'Newsletter subscriber forwarded');
  };
}
