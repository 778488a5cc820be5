import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import { resetOf, thisMonth } from './month.ts';

/** How many scans somebody has taken from this month's quota, and when the count begins anew. */
export async function readUsage(db: Db, userId: string): Promise<{ used: number; resetsAt: Date }> {
  const { rows } = await sql<{ month: string; used: number }>`
    select ${thisMonth} as month, coalesce(
      (select used from monthly_usage where user_id = ${userId} and month = ${thisMonth}), 0
    ) as used`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database told no month');
  return { used: row.used, resetsAt: resetOf(row.month) };
}
