import type { Transaction } from '@curbcut/db';
import { enqueue, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockByName } from '../kernel/locks/lock-by-name.ts';
import { askForSlots } from './ask-for-slots.ts';
import { hostLimits } from './dispatch-rules.ts';
import { readSlots, type Slots } from './read-slots.ts';
import { listNextScans, type WaitingScan } from './waiting-in-order.ts';

/**
 * Gives the queue the jobs of the scans whose turn it is, one for each free browser of all workers; while none is free,
 * asks pages that do not answer for theirs. Whoever stores a scan or ends one calls it afterwards, and every worker does
 * so each second, so that nothing depends on the process that should have. Returns how many were given.
 *
 * Whether a browser is free is first asked without the lock: who makes one free calls this after that is committed.
 */
export async function dispatchScans({ ctx }: { ctx: ServiceContext }): Promise<number> {
  if (!mayMatter(await readSlots(ctx.db))) return 0;
  return ctx.db.transaction().execute(async (trx) => {
    await lockByName(trx, 'dispatch of scans');
    let given = 0;
    for (;;) {
      const slots = await readSlots(trx);
      if (!slots.isAwaited) return given;
      if (slots.taken >= slots.total) {
        await askForSlots(trx, slots);
        return given;
      }
      const [next] = await listNextScans(trx, { limit: 1, onlyFast: false });
      if (!next) return given;
      given += await dispatch(ctx, trx, next);
    }
  });
}

/** The same for callers whose own work is done: what could not be given now is with the next look. */
export async function dispatchSoon(ctx: ServiceContext): Promise<void> {
  try {
    await dispatchScans({ ctx });
  } catch (error) {
    ctx.log.warn({ error }, 'Waiting scans could not be given to the queue; the next look does it');
  }
}

function mayMatter({ isAwaited, isAnyUnanswered, taken, total }: Slots): boolean {
  return isAwaited && total > 0 && (taken < total || isAnyUnanswered);
}

/** 0 when the scan was cancelled meanwhile. */
async function dispatch(ctx: ServiceContext, trx: Transaction, scan: WaitingScan): Promise<0 | 1> {
  const { numUpdatedRows } = await trx
    .updateTable('scans')
    .set({ dispatched_at: sql<Date>`clock_timestamp()`, not_before: null })
    .where('id', '=', scan.id)
    .where('status', '=', 'queued')
    .where('dispatched_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 0;
  await sql`insert into requester_turns (requester, last_at) values (${scan.requester}, clock_timestamp())
    on conflict (requester) do update set last_at = excluded.last_at`.execute(trx);
  if (scan.targetHost !== null) await usePace(trx, scan.targetHost);
  await enqueue(ctx.queue, jobs.runScan, { scanId: scan.id }, { transaction: trx });
  return 1;
}

async function usePace(trx: Transaction, host: string): Promise<void> {
  const interval = sql`${sql.lit(`${hostLimits.intervalSeconds} seconds`)}::interval`;
  await sql`insert into host_paces as pace (host, free_at) values (${host}, clock_timestamp() + ${interval})
    on conflict (host) do update set free_at = greatest(pace.free_at, clock_timestamp()) + ${interval}`.execute(
    trx,
  );
}
