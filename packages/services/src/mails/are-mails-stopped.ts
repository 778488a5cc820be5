import type { Db } from '@curbcut/db';
import { hashesOfRecipient } from './hash-recipient.ts';

/** Whether this recipient has stopped the mails of a schedule. Never, without a schedule. */
export async function areMailsStopped(
  db: Db,
  scheduleId: string | null,
  recipient: string,
): Promise<boolean> {
  if (scheduleId === null) return false;
  const stopped = await db
    .selectFrom('schedules')
    .select('id')
    .where('id', '=', scheduleId)
    .where('mails_stopped_for', 'in', hashesOfRecipient(recipient))
    .executeTakeFirst();
  return stopped !== undefined;
}
