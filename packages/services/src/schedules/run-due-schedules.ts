import type { ScheduleRow } from '@curbcut/db';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { dispatchSoon } from '../dispatch/index.ts';
import { runSchedule } from './run-schedule.ts';

type Due = Pick<ScheduleRow, 'id' | 'user_id'> & { dueAt: string };

const atOnce = 100;

/**
 * Requests the scans of all schedules that are due, the longest overdue first; any number of callers may do so at the
 * same time. One that fails for no known reason does not keep back the others, and stays due. Ends early when `signal`
 * aborts. Returns how many scans were requested and how many runs were skipped.
 */
export async function runDueSchedules({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { signal?: AbortSignal };
}): Promise<{ requested: number; skipped: number }> {
  const counts = { requested: 0, skipped: 0, done: 0 };
  let last: Due | undefined;
  for (;;) {
    const batch = await listDue(ctx, last);
    for (const due of batch) {
      if (input.signal?.aborted) return counts;
      try {
        counts[await runSchedule(ctx, due)] += 1;
      } catch (error) {
        ctx.log.error({ error, scheduleId: due.id }, 'A schedule that is due could not be run');
      }
    }
    if (batch.length > 0) await dispatchSoon(ctx);
    last = batch.at(-1);
    if (batch.length < atOnce) return counts;
  }
}

async function listDue(ctx: ServiceContext, after: Due | undefined): Promise<Due[]> {
  const dueAt = sql<string>`next_run_at::text`;
  let query = ctx.db
    .selectFrom('schedules')
    .select(['id', 'user_id', dueAt.as('dueAt')])
    .where('status', '=', 'active')
    .where('next_run_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('next_run_at')
    .orderBy('id')
    .limit(atOnce);
  if (after) {
    query = query.where(
      sql<boolean>`(next_run_at, id) > (${after.dueAt}::timestamptz, ${after.id})`,
    );
  }
  return query.execute();
}
