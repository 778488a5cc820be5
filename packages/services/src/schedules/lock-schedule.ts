import type { ScheduleRow, Transaction } from '@curbcut/db';
import { scheduleNotFound } from './read-schedule.ts';

/**
 * Reads a schedule and holds it until the transaction ends; the caller holds its account already. Throws NOT_FOUND,
 * also when it is somebody else's.
 */
export async function lockSchedule(
  trx: Transaction,
  { scheduleId, userId }: { scheduleId: string; userId: string },
): Promise<ScheduleRow> {
  const schedule = await trx
    .selectFrom('schedules')
    .selectAll()
    .where('id', '=', scheduleId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!schedule) throw scheduleNotFound();
  return schedule;
}
