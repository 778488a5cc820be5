import { readDatabaseTime } from '@curbcut/db';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { finalizeScan } from '../../finalization/index.ts';
import { advanceStoredProgress, isFinal } from '../../results/index.ts';
import type { ScanTarget } from '../../targets/index.ts';
import { lockSite } from '../lock-site.ts';
import { siteLimits } from '../site-limits.ts';

export interface DiscoveryRun extends ScanTarget {
  attempt: number;
  pagesLimit: number;
  /** The pages that were chosen; null: those that the site names. */
  addresses: readonly string[] | null;
}

/** Gives a site to the worker that finds its pages. Null when that was done, or the scan has ended or is gone. */
export async function beginDiscovery(
  ctx: ServiceContext,
  { scanId, workerId }: { scanId: string; workerId: string },
): Promise<DiscoveryRun | null> {
  return ctx.db.transaction().execute(async (trx) => {
    const held = await lockSite(trx, scanId);
    if (!held || isFinal(held.scan) || held.site.discovered_at) return null;
    const { scan, site } = held;
    const now = await readDatabaseTime(trx);
    if (scan.expires_at && scan.expires_at <= now) return null;
    if (scan.attempt >= siteLimits.maxBegins) {
      await finalizeScan(ctx, trx, scan, { failureCode: 'WORKER_LOST' });
      return null;
    }
    const attempt = scan.attempt + 1;
    await trx
      .updateTable('scans')
      .set({
        status: 'running',
        attempt,
        worker_id: workerId,
        started_at: scan.started_at ?? now,
        progress: advanceStoredProgress(
          scan.progress,
          { stage: 'loading', detail: 'Looking for the pages of the site' },
          now,
        ),
      })
      .where('id', '=', scan.id)
      .execute();
    return {
      url: scan.url,
      schemeAssumed: scan.scheme_assumed,
      attempt,
      pagesLimit: site.pages_limit,
      addresses: site.addresses,
    };
  });
}
