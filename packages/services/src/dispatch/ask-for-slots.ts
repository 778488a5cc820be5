import type { Transaction } from '@curbcut/db';
import { sql } from 'kysely';
import type { Slots } from './read-slots.ts';
import { isUnanswered, liveWorkers } from './scan-conditions.ts';
import { listNextScans } from './waiting-in-order.ts';

interface UnansweredRun {
  id: string;
  requester: string;
  givesWay: boolean;
  gaveWay: boolean;
}

/**
 * Asks runs whose pages do not come to leave their browsers to scans of somebody else that wait, the longest first, one
 * for each. A page that gave way before is left its browser now, unless such pages hold every one: then the first of
 * them gives way again.
 */
export async function askForSlots(trx: Transaction, slots: Slots): Promise<void> {
  const runs = await listUnanswered(trx);
  const asked = runs.filter(({ givesWay }) => givesWay).length;
  let candidates = runs.filter(({ givesWay, gaveWay }) => !givesWay && !gaveWay);
  let mostAsked = slots.total;
  if (candidates.length === 0 && asked === 0 && runs.length >= slots.total) {
    candidates = runs;
    mostAsked = 1;
  }
  if (candidates.length === 0) return;
  const waiting = await listNextScans(trx, { limit: mostAsked, onlyFast: true });
  for (const { requester } of waiting.slice(asked)) {
    const run = candidates.find((candidate) => candidate.requester !== requester);
    if (!run) continue;
    candidates = candidates.filter(({ id }) => id !== run.id);
    await trx.updateTable('scans').set({ gives_way: true }).where('id', '=', run.id).execute();
  }
}

async function listUnanswered(trx: Transaction): Promise<UnansweredRun[]> {
  const { rows } = await sql<UnansweredRun>`
    select id, coalesce(user_id, client_key) as requester, gives_way as "givesWay",
           gave_way > 0 as "gaveWay"
      from scans
     where ${isUnanswered} and worker_id in (select id from ${liveWorkers} live)
     order by begun_at`.execute(trx);
  return rows;
}
