import { readDatabaseTime } from '@curbcut/db';
import type { ScanFailureCode } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockScan } from '../kernel/locks/lock-scan.ts';
import { dispatchSoon } from '../dispatch/index.ts';
import { restartStoredProgress } from '../results/index.ts';

/** How a scan ends whose page gave way and could not be begun again in time. */
const neverCame: ScanFailureCode = 'PAGE_TIMEOUT';

/**
 * Puts a scan back among those that wait, because its page did not come and somebody else waited for its browser: behind
 * them, and without a begin or a retry counted. `superseded`: another attempt holds it, or it has ended.
 */
export async function giveWay({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; attempt: number };
}): Promise<'given-way' | 'superseded'> {
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    const scan = await lockScan(trx, input.scanId);
    if (!scan || scan.status !== 'running' || scan.attempt !== input.attempt) return 'superseded';
    const now = await readDatabaseTime(trx);
    await trx
      .updateTable('scans')
      .set({
        status: 'queued',
        worker_id: null,
        progress: restartStoredProgress(scan.progress, scan.requested_at, now),
        dispatched_at: null,
        due_at: now,
        gives_way: false,
        gave_way: scan.gave_way + 1,
        fallback_code: neverCame,
      })
      .where('id', '=', scan.id)
      .execute();
    return 'given-way';
  });
  if (outcome === 'given-way') await dispatchSoon(ctx);
  return outcome;
}
