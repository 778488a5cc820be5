import type { Db } from '@curbcut/db';
import { sql } from 'kysely';

export interface WorkersState {
  /** Seen within the last 30 s. */
  alive: number;
  /** Whether one seen within the last minute has a working browser. */
  browserReady: boolean;
  /** Whether one that is alive cannot send mail. */
  mailFailing: boolean;
  /** Whether the disk of one that is alive is full. */
  diskFull: boolean;
}

export async function readWorkers(db: Db): Promise<WorkersState> {
  const isAlive = sql`seen_at > now() - interval '30 seconds'`;
  return db
    .selectFrom('workers')
    .select([
      sql<number>`count(*) filter (where ${isAlive})::int`.as('alive'),
      sql<boolean>`coalesce(bool_or(browser_ready) filter (where seen_at > now() - interval '1 minute'), false)`.as(
        'browserReady',
      ),
      sql<boolean>`coalesce(bool_or(not mail_ready) filter (where ${isAlive}), false)`.as(
        'mailFailing',
      ),
      sql<boolean>`coalesce(bool_or(disk_full) filter (where ${isAlive}), false)`.as('diskFull'),
    ])
    .executeTakeFirstOrThrow();
}
