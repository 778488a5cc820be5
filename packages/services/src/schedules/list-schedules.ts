import type { SchedulesAnswer } from '@curbcut/wire/schedule';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { selectSchedules, toSchedule } from './to-schedule.ts';

/** An account's schedules, oldest first, and how many its plan allows. */
export async function listSchedules({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { viewer: Viewer };
}): Promise<SchedulesAnswer> {
  const rows = await selectSchedules(ctx.db)
    .where('schedules.user_id', '=', input.viewer.userId)
    .orderBy('schedules.created_at')
    .orderBy('schedules.id')
    .execute();
  return {
    schedules: rows.map(toSchedule),
    max_scheduled_scans: input.viewer.plan.schedules,
  };
}
