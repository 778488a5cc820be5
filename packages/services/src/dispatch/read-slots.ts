import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import { isDispatched, isUnanswered, isWaiting, liveWorkers } from './scan-conditions.ts';

export interface Slots {
  /** Of all workers that live and have a browser. */
  total: number;
  /** With a page scan in it, or one that a worker is about to take. */
  taken: number;
  /** Whether a scan waits for its turn. */
  isAwaited: boolean;
  /** Whether a page has had its time to answer. */
  isAnyUnanswered: boolean;
}

/** How many browsers there are, and who holds them. A lost worker's scan holds none. */
export async function readSlots(db: Db): Promise<Slots> {
  const { rows } = await sql<Slots>`
    with live as ${liveWorkers},
    taken as (
      select ${isUnanswered} as unanswered from scans
       where ${isDispatched} and (status = 'queued' or worker_id in (select id from live)))
    select (select coalesce(sum(slots), 0)::int from live) as total,
           count(*)::int as taken,
           exists (select from scans where ${isWaiting}) as "isAwaited",
           coalesce(bool_or(unanswered), false) as "isAnyUnanswered"
      from taken`.execute(db);
  const [slots] = rows;
  if (!slots) throw new Error('The slots could not be counted');
  return slots;
}
