import type { Db, ScanRow } from '@curbcut/db';
import { sql } from 'kysely';
import { isDispatched } from './scan-conditions.ts';
import { findTurn } from './waiting-in-order.ts';

/** A queued scan's place, 1 = next: behind those that workers are about to take, in the order of the turns. */
export async function findPosition(
  db: Db,
  scan: Pick<ScanRow, 'id' | 'scan_type' | 'queue_priority' | 'requested_at' | 'dispatched_at'>,
): Promise<number> {
  if (scan.scan_type === 'site') return (await countSitesAhead(db, scan)) + 1;
  const turn = await findTurn(db, scan.id);
  return (await countAboutToBegin(db, turn === null ? scan.dispatched_at : null)) + (turn ?? 1);
}

async function countAboutToBegin(db: Db, before: Date | null): Promise<number> {
  const { count } = await db
    .selectFrom('scans')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'queued')
    .where(isDispatched)
    .$if(before !== null, (query) => query.where('dispatched_at', '<', before))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sites wait for a worker that looks for their pages, not for a browser. */
async function countSitesAhead(
  db: Db,
  site: Pick<ScanRow, 'queue_priority' | 'requested_at'>,
): Promise<number> {
  const { ahead } = await db
    .selectFrom('scans')
    .select(sql<number>`count(*)::int`.as('ahead'))
    .where('status', '=', 'queued')
    .where('scan_type', '=', 'site')
    .where((eb) =>
      eb.or([
        eb('queue_priority', '>', site.queue_priority),
        eb.and([
          eb('queue_priority', '=', site.queue_priority),
          eb('requested_at', '<', site.requested_at),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return ahead;
}
