import { readDatabaseTime } from '@curbcut/db';
import type { Standard } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockScan } from '../kernel/locks/lock-scan.ts';
import { advanceStoredProgress, restartStoredProgress, isFinal } from '../results/index.ts';
import { finalizeScanAndSite, reserveUse, type UseBudget } from '../site-scans/index.ts';
import type { ScanTarget } from '../targets/index.ts';
import { codeOfLate } from './code-of-late.ts';
import { maxBegins, scanDeadlines } from './scan-deadlines.ts';

interface BegunRun extends ScanTarget {
  /** What it is judged by. */
  standard: Standard;
  /** The page may be used: by keyboard and pointer. */
  interaction: boolean;
  /** The pages of its site have been used for as long as they may. */
  useIsSpent: boolean;
  attempt: number;
  isPageOfSite: boolean;
}

/**
 * Gives a scan to a worker. Only the newest attempt may report and record from now on. Null when there is nothing to
 * do: the scan has ended, expired or is gone, or it is ended here because it was begun too often or too late.
 */
export async function beginScanRun({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; workerId: string; useBudget?: UseBudget | undefined };
}): Promise<BegunRun | null> {
  return ctx.db.transaction().execute(async (trx) => {
    const scan = await lockScan(trx, input.scanId);
    if (!scan || isFinal(scan)) return null;
    const now = await readDatabaseTime(trx);
    if (scan.expires_at && scan.expires_at <= now) return null;
    if (scan.attempt - scan.gave_way >= maxBegins) {
      await finalizeScanAndSite(ctx, trx, scan, { failureCode: 'WORKER_LOST' });
      return null;
    }
    const startedAt = scan.started_at ?? now;
    if (now.getTime() - startedAt.getTime() > scanDeadlines.latestBeginMs) {
      await finalizeScanAndSite(ctx, trx, scan, { failureCode: codeOfLate(scan) });
      return null;
    }
    const use = await reserveUse(trx, scan, input.useBudget);
    const attempt = scan.attempt + 1;
    const begun = restartStoredProgress(scan.progress, scan.requested_at, now);
    await trx
      .updateTable('scans')
      .set({
        status: 'running',
        attempt,
        worker_id: input.workerId,
        started_at: startedAt,
        dispatched_at: scan.dispatched_at ?? now,
        begun_at: now,
        answered_at: null,
        parsed_at: null,
        gives_way: false,
        progress: advanceStoredProgress(begun, { stage: 'loading' }, now),
      })
      .where('id', '=', scan.id)
      .execute();
    return {
      url: scan.url,
      schemeAssumed: scan.scheme_assumed,
      standard: scan.standard,
      interaction: scan.interaction,
      useIsSpent: use === 'spent',
      attempt,
      isPageOfSite: scan.parent_id !== null,
    };
  });
}
