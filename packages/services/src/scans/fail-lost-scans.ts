import type { ScanFailureCode } from '@curbcut/contracts';
import { isDatabaseUnavailable, type Db } from '@curbcut/db';
import { findLivePayloads, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../service-context/service-context.ts';
import { endScan } from './end-scan.ts';
import { lockScan } from './lock-scan.ts';
import { isFinal } from './read-scan.ts';
import { scanDeadlines } from './scan-deadlines.ts';

/**
 * Ends the scans that nobody will end: the queue gave their job up (WORKER_LOST), or they run past the deadline
 * (SCAN_TIMEOUT). To be called every 5 s by each worker: then a scan that was begun ends within limits.scanDeadlineMs.
 * Answers how many were ended.
 *
 * Scan and job change in one transaction, so a scan that is unfinished *before* its live job is looked for and not
 * found is lost; the lock then checks that it still is unfinished.
 */
export async function failLostScans({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const unfinished = await listUnfinished(ctx.db);
  if (unfinished.length === 0) return 0;
  const live = await findLivePayloads(ctx.queue, jobs.runScan);
  const liveIds = new Set(live.map(({ scanId }) => scanId));
  let ended = 0;
  for (const { id, late } of unfinished) {
    if (liveIds.has(id) && !late) continue;
    try {
      ended += await failScan(ctx, id, late ? 'SCAN_TIMEOUT' : 'WORKER_LOST');
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      // It must not keep back the others; the next look comes to it again.
      ctx.log.error({ error, scanId: id }, 'A lost scan could not be ended');
    }
  }
  return ended;
}

async function listUnfinished(db: Db): Promise<{ id: string; late: boolean }[]> {
  return (
    db
      .selectFrom('scans')
      .select([
        'id',
        sql<boolean>`coalesce(started_at < now() - ${scanDeadlines.latestEndMs} * interval '1 millisecond', false)`.as(
          'late',
        ),
      ])
      .where('status', 'in', ['queued', 'running'])
      // A whole site is looked after by tendSites.
      .where('scan_type', '=', 'single_page')
      .execute()
  );
}

async function failScan(
  ctx: ServiceContext,
  scanId: string,
  failureCode: ScanFailureCode,
): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const scan = await lockScan(trx, scanId);
    if (!scan || isFinal(scan)) return 0;
    ctx.log.warn({ scanId, failureCode, attempt: scan.attempt }, 'A lost scan was ended');
    await endScan(ctx, trx, scan, { failureCode });
    return 1;
  });
}
