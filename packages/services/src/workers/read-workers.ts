import type { Db } from '@curbcut/db';
import { sql } from 'kysely';

export interface WorkersState {
  /** Seen within the last 30 s. */
  alive: number;
  /** Whether one seen within the last minute has a working browser. */
  browserReady: boolean;
}

export async function readWorkers(db: Db): Promise<WorkersState> {
  return db
    .selectFrom('workers')
    .select([
      sql<number>`count(*) filter (where seen_at > now() - interval '30 seconds')::int`.as('alive'),
      sql<boolean>`coalesce(bool_or(browser_ready) filter (where seen_at > now() - interval '1 minute'), false)`.as(
        'browserReady',
      ),
    ])
    .executeTakeFirstOrThrow();
}
