import { readDatabaseTime, type Transaction } from '@curbcut/db';
import {
  scanFailures,
  type PageScan,
  isScanFailureCode,
  type ScanFailureCode,
} from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { finalizeScan, holdLastScan } from '../finalization/index.ts';
import { isFinal } from '../results/index.ts';
import { sumUpSite } from './aggregate/to-site-result.ts';
import { readCauses, readEarlierCauses } from './causes/read-causes.ts';
import { storeCausePages } from './causes/store-cause-pages.ts';
import { countPages } from './count-pages.ts';
import type { LockedSite } from './lock-site.ts';
import { beginNearCopies } from './pages/begin-near-copies.ts';
import { readAggregate } from './read-aggregate.ts';
import { siteDeadlineMs } from './site-limits.ts';

/**
 * Ends the scan of a site whose pages all are final: with their sum, or, when not one was scanned, as failed for the
 * start page's reason, or, when nothing of them can be read any more, by a fault of ours. Near-copies of its pages come
 * before that where limit and time have room for them. To be called by whoever holds it, so that it ends once. True when
 * it has ended now.
 */
export async function finalizeSiteIfDone(
  ctx: ServiceContext,
  trx: Transaction,
  { scan, site }: LockedSite,
): Promise<boolean> {
  if (isFinal(scan)) return false;
  const counts = await countPages(trx, scan.id);
  if (counts.open > 0 || (!site.discovered_at && !scan.cancelled_at)) return false;
  const now = await readDatabaseTime(trx);
  const ranMs = now.getTime() - (scan.started_at ?? now).getTime();
  const isLate = ranMs > siteDeadlineMs(counts.found, site.crawl_delay_seconds);
  const mayGoOn = counts.done > 0 && !scan.cancelled_at && !isLate;
  if (mayGoOn && (await beginNearCopies(trx, site, counts.found))) return false;
  if (counts.done === 0) {
    await finalizeScan(ctx, trx, scan, await whyNothing(trx, { scan, site }));
    return true;
  }
  const aggregate = await readAggregate(trx, scan.id);
  if (aggregate.pages.length === 0) {
    await finalizeScan(ctx, trx, scan, { failureCode: 'INTERNAL_ERROR' });
    return true;
  }
  const lastId = await holdLastScan(trx, scan);
  const { result: pageScan, causes } = sumUpSite(aggregate, {
    url: scan.url,
    standard: scan.standard,
    startedAt: scan.started_at ?? scan.requested_at,
    endedAt: now,
    counts,
    notes: site.notes,
    last: lastId === undefined ? [] : await readCauses(trx, lastId),
    earlier: lastId === undefined ? [] : await readEarlierCauses(trx, lastId),
  });
  // The comparison with the last scan reads them.
  await storeCausePages(trx, scan.id, { causes, pages: aggregate.pages });
  await finalizeScan(ctx, trx, scan, { pageScan });
  await markWhatWasDecidedMeanwhile(trx, scan);
  // The site's result holds what they were kept for.
  await trx.deleteFrom('site_page_results').where('site_scan_id', '=', scan.id).execute();
  await trx.deleteFrom('site_rule_counts').where('site_scan_id', '=', scan.id).execute();
  return true;
}

/** Pages that ended while somebody decided may have missed it: they are counted again. */
async function markWhatWasDecidedMeanwhile(
  trx: Transaction,
  scan: LockedSite['scan'],
): Promise<void> {
  const { user_id: userId, started_at: startedAt, requested_at: requestedAt } = scan;
  if (userId === null) return;
  const decided = await trx
    .selectFrom('verdicts')
    .select('id')
    .where('user_id', '=', userId)
    .where('decided_at', '>=', startedAt ?? requestedAt)
    .limit(1)
    .executeTakeFirst();
  if (!decided) return;
  await trx
    .updateTable('site_pages')
    .set({ score_outdated: true })
    .where('site_scan_id', '=', scan.id)
    .where('status', '=', 'completed')
    .execute();
}

async function whyNothing(
  trx: Transaction,
  { scan }: LockedSite,
): Promise<{ pageScan: PageScan } | { failureCode: ScanFailureCode }> {
  if (scan.cancelled_at) return { failureCode: 'CANCELLED' };
  const start = await trx
    .selectFrom('site_pages')
    .innerJoin('scans', 'scans.id', 'site_pages.scan_id')
    .select(['scans.error_code', 'scans.error', 'scans.started_at', 'scans.requested_at'])
    .where('site_pages.site_scan_id', '=', scan.id)
    .where('site_pages.source', '=', 'start')
    .executeTakeFirst();
  const code = start?.error_code;
  if (!start || !isScanFailureCode(code)) return { failureCode: 'SCAN_TIMEOUT' };
  const startedAt = start.started_at ?? start.requested_at;
  const now = await readDatabaseTime(trx);
  return {
    pageScan: {
      status: 'failed',
      url: scan.url,
      finalUrl: null,
      startedAt: startedAt.toISOString(),
      durationMs: now.getTime() - (scan.started_at ?? startedAt).getTime(),
      error: { code, message: start.error ?? scanFailures[code].message },
    },
  };
}
