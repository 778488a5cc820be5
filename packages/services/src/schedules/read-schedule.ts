import type { Db } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { scheduleMessages } from '@curbcut/model/schedules';
import type { Schedule } from '@curbcut/wire/schedule';
import { selectSchedules, toSchedule } from './to-schedule.ts';

/** Throws NOT_FOUND, also when the schedule is somebody else's. */
export async function readSchedule(
  db: Db,
  { scheduleId, userId }: { scheduleId: string; userId: string },
): Promise<Schedule> {
  const row = await selectSchedules(db)
    .where('schedules.id', '=', scheduleId)
    .where('schedules.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw scheduleNotFound();
  return toSchedule(row);
}

export function scheduleNotFound(): AppError {
  return new AppError('NOT_FOUND', scheduleMessages.notFound);
}
