import { readQueueState } from '@curbcut/queue';
import type { QueueInfo } from '@curbcut/wire/health';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { readWorkers } from '../workers/index.ts';

/** How busy the scanner is. `queue_available` is false when the queue does not answer; it never throws for that. */
export async function getQueueInfo({ ctx }: { ctx: ServiceContext }): Promise<QueueInfo> {
  try {
    const [counts, { alive }] = await Promise.all([
      ctx.db
        .selectFrom('scans')
        .select([
          sql<number>`count(*) filter (where status = 'queued')::int`.as('queued'),
          sql<number>`count(*) filter (where status = 'running')::int`.as('running'),
        ])
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirstOrThrow(),
      readWorkers(ctx.db),
      readQueueState(ctx.queue),
    ]);
    return { queue_available: true, ...counts, workers: alive };
  } catch (error) {
    ctx.log.error({ error }, 'The queue does not answer');
    return { queue_available: false, queued: 0, running: 0, workers: 0 };
  }
}
