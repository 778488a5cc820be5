import type { Db } from '@curbcut/db';
import { sql } from 'kysely';

/** How many whole hours the oldest expired scan has waited to be deleted; 0 when none has waited for one. */
export async function readOverdueHours(db: Db): Promise<number> {
  const { hours } = await db
    .selectFrom('scans')
    .select(
      sql<number>`coalesce(floor(extract(epoch from now() - min(expires_at)) / 3600), 0)::int`.as(
        'hours',
      ),
    )
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return hours;
}
