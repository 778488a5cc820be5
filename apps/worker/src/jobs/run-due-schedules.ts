import type { JobRun } from '@curbcut/queue';
import { runDueSchedules } from '@curbcut/services/schedules';
import type { ServiceContext } from '@curbcut/services/kernel';

/** Requests the scans whose time has come. */
export function runDue({ ctx }: { ctx: ServiceContext }) {
  return async ({ signal }: Pick<JobRun<object>, 'signal'>): Promise<void> => {
    const { requested, skipped } = await runDueSchedules({ ctx, input: { signal } });
    if (requested + skipped > 0) ctx.log.info({ requested, skipped }, 'Due schedules were run');
  };
}
