import type { Db } from '@curbcut/db';
import type { Plan } from '@curbcut/model/plans';
import { sql, type RawBuilder } from 'kysely';
import { isKept } from '../results/index.ts';

/**
 * Lets an account's stored scans, at most `atOnce` of them, live as long as its plan keeps scans. A smaller plan deletes
 * nothing at once: what is older than it keeps lives for as long as it keeps new scans, from now on, so that there is
 * time to take it along. What has expired stays expired. Doing it again changes nothing. Returns how many were changed.
 */
export async function applyPlanToHistory(
  db: Db,
  userId: string,
  plan: Pick<Plan, 'historyDays'>,
  atOnce?: number,
): Promise<number> {
  const expiry = historyExpiry(plan);
  const { numUpdatedRows } = await db
    .updateTable('scans')
    .set({ expires_at: expiry })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('scans')
        .select('id')
        .where('user_id', '=', userId)
        .where(isKept)
        .where('expires_at', 'is distinct from', expiry)
        // Whoever ends a page of a site holds the page's scan and then the site's.
        .orderBy(sql`parent_id is null`)
        .$if(atOnce !== undefined, (scans) => scans.limit(atOnce ?? 0))
        .forUpdate(),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** When a stored scan of somebody with this plan is deleted; null when it is kept. */
export function historyExpiry({ historyDays }: Pick<Plan, 'historyDays'>): RawBuilder<Date | null> {
  if (historyDays < 0) return sql`null::timestamptz`;
  const kept = sql`${historyDays} * interval '24 hours'`;
  return sql`greatest(requested_at + ${kept}, least(now() + ${kept}, coalesce(expires_at, 'infinity')))`;
}
