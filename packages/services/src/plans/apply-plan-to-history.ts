import type { Plan } from '@curbcut/contracts';
import type { Db } from '@curbcut/db';
import { sql } from 'kysely';

/**
 * Lets an account's stored scans live as long as its plan keeps them. A smaller plan deletes nothing at once: what is
 * older than it keeps lives for as long as it keeps new scans, from now on, so that there is time to take it along.
 * What has expired stays expired.
 */
export async function applyPlanToHistory(
  trx: Db,
  userId: string,
  { historyDays }: Pick<Plan, 'historyDays'>,
): Promise<void> {
  const kept = sql`${historyDays} * interval '1 day'`;
  const expiresAt =
    historyDays < 0
      ? null
      : sql<Date>`greatest(requested_at + ${kept}, least(now() + ${kept}, coalesce(expires_at, 'infinity')))`;
  await trx
    .updateTable('scans')
    .set({ expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .execute();
}
