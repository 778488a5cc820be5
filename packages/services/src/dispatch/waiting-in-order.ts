import type { Db } from '@curbcut/db';
import { sql, type RawBuilder } from 'kysely';
import { hostLimits } from './dispatch-rules.ts';
import { isDispatched, isSlow, isWaiting, liveWorkers } from './scan-conditions.ts';

export interface WaitingScan {
  id: string;
  requester: string;
  targetHost: string | null;
  /** 1 = next. */
  position: number;
}

/**
 * The scans that wait, in the order of their turns. Everybody has one scan in each round, and in a round those go
 * first who have the fewest under way, and of these whoever was served longest ago. Pages of sites come behind all others until
 * they have waited for long, and behind those the pages that did not come before, where no browser is left for them.
 * Scans that may not begin yet, or whose host is to be spared, come last.
 */
function turns(): RawBuilder<unknown> {
  return sql`
    under_way as (
      select coalesce(user_id, client_key) as requester, count(*) as scans
        from scans where ${isDispatched} group by 1),
    spared as (
      select target_host as host from scans
       where ${isDispatched} and target_host is not null
       group by 1 having count(*) >= ${sql.lit(hostLimits.atOnce)}
      union
      select host from host_paces
       where free_at > statement_timestamp() + ${sql.lit(`${(hostLimits.burst - 1) * hostLimits.intervalSeconds} seconds`)}::interval),
    -- Pages that did not come before never get the last browser while somebody else waits for one.
    slow_lane as (
      select count(*) + 1 < (select coalesce(sum(slots), 0) from ${liveWorkers} live) as is_open
        from scans where ${isDispatched} and ${isSlow}),
    waiting as (
      select id, due_at, requested_at, target_host, coalesce(user_id, client_key) as requester,
             ${isSlow} as is_slow,
             ${isSlow} and not (select is_open from slow_lane) as is_last,
             parent_id is not null and due_at > statement_timestamp() as is_behind,
             coalesce(not_before > statement_timestamp(), false)
               or coalesce(target_host in (select host from spared), false) as is_held
        from scans where ${isWaiting}),
    rounds as (
      select waiting.*, coalesce(under_way.scans, 0) as busy, row_number() over mine as round,
             greatest(first_value(due_at) over mine, last_at) as since
        from waiting
        left join under_way using (requester)
        left join requester_turns using (requester)
      window mine as (partition by requester, is_held, is_last, is_behind order by due_at, requested_at, id)),
    turns as (
      select *, row_number() over (
               order by is_held, is_last, is_behind, round, busy, since, due_at, requested_at, id)::int as position
        from rounds)`;
}

/** The first of those that may begin now. `onlyFast`: without those whose pages did not come before. */
export async function listNextScans(
  db: Db,
  { limit, onlyFast }: { limit: number; onlyFast: boolean },
): Promise<WaitingScan[]> {
  const { rows } = await sql<WaitingScan>`
    with ${turns()}
    select id, requester, target_host as "targetHost", position
      from turns
     where not is_held and not (is_slow and ${onlyFast})
     order by position
     limit ${limit}`.execute(db);
  return rows;
}

/** A waiting scan's place in the queue, 1 = next; null when it does not wait. */
export async function findTurn(db: Db, scanId: string): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    with ${turns()} select position from turns where id = ${scanId}`.execute(db);
  return rows[0]?.position ?? null;
}
