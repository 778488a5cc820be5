import type { Db } from '@curbcut/db';

/** Whether the recipient with this hash has stopped the mails of a schedule. Never, without a schedule. */
export async function areMailsStopped(
  db: Db,
  scheduleId: string | null,
  recipientHash: string,
): Promise<boolean> {
  if (scheduleId === null) return false;
  const stopped = await db
    .selectFrom('schedules')
    .select('id')
    .where('id', '=', scheduleId)
    .where('mails_stopped_for', '=', recipientHash)
    .executeTakeFirst();
  return stopped !== undefined;
}
