import type { JobRun } from '@curbcut/queue';
import { checkServices } from '@curbcut/services/status';
import type { ServiceContext } from '@curbcut/services/kernel';

/** Measures what the status page shows. */
export function checkServicesJob({ ctx, baseUrl }: { ctx: ServiceContext; baseUrl: string }) {
  return async ({ signal }: Pick<JobRun<object>, 'signal'>): Promise<void> => {
    const measured = await checkServices({ ctx, input: { baseUrl, signal } });
    const problems = measured.flatMap(({ problem }) => problem ?? []);
    if (problems.length > 0) ctx.log.warn({ problems, baseUrl }, 'A service does not work');
  };
}
