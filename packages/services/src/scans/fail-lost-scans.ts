import { isDatabaseUnavailable, type Db, type Transaction } from '@curbcut/db';
import { findLivePayloads, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockScan } from '../kernel/locks/lock-scan.ts';
import { isFinal } from '../results/index.ts';
import { finalizeScanAndSite } from '../site-scans/index.ts';
import { codeOfLate } from './code-of-late.ts';
import { scanDeadlines } from './scan-deadlines.ts';

/**
 * Ends the scans that nobody will end: the queue gave their job up (WORKER_LOST), or they run past the deadline
 * (SCAN_TIMEOUT). To be called every 5 s by each worker: then a scan that was begun ends within limits.scanDeadlineMs.
 * Those that wait for their turn have no job. One that was begun before and can't be in time again ends as it did then.
 * Returns how many were ended.
 *
 * A scan gets its job in one transaction, so one that was given to the queue *before* its live job is looked for and not
 * found is lost; the lock then checks that it still is unfinished, and was not put back and given again.
 */
export async function failLostScans({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const unfinished = await listUnfinished(ctx.db);
  if (unfinished.length === 0) return 0;
  const live = await findLivePayloads(ctx.queue, jobs.runScan);
  const liveIds = new Set(live.map(({ scanId }) => scanId));
  let ended = 0;
  for (const scan of unfinished) {
    const { id, isLate, dispatchedAt } = scan;
    if (!isLate && (dispatchedAt === null || liveIds.has(id))) continue;
    try {
      ended += await failScan(ctx, scan);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      // It must not keep back the others; the next look comes to it again.
      ctx.log.error({ error, scanId: id }, 'A lost scan could not be ended');
    }
  }
  return ended;
}

interface Unfinished {
  id: string;
  /** As text: a Date has no microseconds. */
  dispatchedAt: string | null;
  isLate: boolean;
}

async function listUnfinished(db: Db): Promise<Unfinished[]> {
  const ms = (amount: number) => sql`${amount} * interval '1 millisecond'`;
  return (
    db
      .selectFrom('scans')
      .select([
        'id',
        sql<string | null>`dispatched_at::text`.as('dispatchedAt'),
        sql<boolean>`coalesce(case when dispatched_at is null
          then started_at < now() - ${ms(scanDeadlines.latestBeginMs)}
          else started_at < now() - ${ms(scanDeadlines.latestEndMs)} end, false)`.as('isLate'),
      ])
      .where('status', 'in', ['queued', 'running'])
      // A whole site is looked after by tendSites.
      .where('scan_type', '=', 'single_page')
      .execute()
  );
}

async function failScan(
  ctx: ServiceContext,
  { id, dispatchedAt, isLate }: Unfinished,
): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const scan = await lockScan(trx, id);
    if (!scan || isFinal(scan)) return 0;
    // Put back meanwhile, and perhaps given to the queue anew.
    if ((await readDispatch(trx, id)) !== dispatchedAt) return 0;
    const failureCode = isLate ? codeOfLate(scan) : 'WORKER_LOST';
    ctx.log.warn({ scanId: id, failureCode, attempt: scan.attempt }, 'A lost scan was ended');
    await finalizeScanAndSite(ctx, trx, scan, { failureCode });
    return 1;
  });
}

async function readDispatch(trx: Transaction, scanId: string): Promise<string | null> {
  const { dispatchedAt } = await trx
    .selectFrom('scans')
    .select(sql<string | null>`dispatched_at::text`.as('dispatchedAt'))
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  return dispatchedAt;
}
