import type { Transaction } from '@curbcut/db';
import { compareWith, summarizeOutcome, toChange } from '../finalization/index.ts';
import {
  findCompletedScan,
  findEarlierScans,
  findPagesLookedAgain,
  readSiteFigures,
} from '../results/index.ts';
import { scoreOfSite, withSiteFigures, type CompletedPageScan } from '@curbcut/model/scan';

/**
 * Brings up to date what lists, trends and statistics show of the scan of one page, as its owner has decided about it.
 * Returns its result so; null without one.
 */
export async function refreshScan(
  trx: Transaction,
  scan: { id: string; previous_scan_id: string | null },
): Promise<CompletedPageScan | null> {
  const now = await findCompletedScan(trx, scan.id);
  if (!now) return null;
  const { previous_scan_id: lastId } = scan;
  const last = lastId === null ? null : await findCompletedScan(trx, lastId);
  const change =
    last &&
    toChange(
      compareWith(last, now.pageScan, { earlier: await findEarlierScans(trx, last.scanId) }),
    );
  const { overall_score, issues_count, category_scores, severity_counts, ignored } =
    summarizeOutcome(now.pageScan);
  await trx
    .updateTable('scans')
    .set({
      overall_score,
      issues_count,
      category_scores,
      severity_counts,
      ignored,
      ...change,
    })
    .where('id', '=', scan.id)
    .execute();
  return now.pageScan;
}

/**
 * The same for the scan of a site, from the rows of its pages as they are by now. False when somebody holds it who ends or
 * deletes it: whoever does so may wait for a page that the caller holds, and is not waited for.
 */
export async function refreshSite(trx: Transaction, siteScanId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('scans')
    .select(['status', 'previous_scan_id'])
    .where('id', '=', siteScanId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!held) return false;
  // One that still runs is summed up when it ends.
  if (held.status !== 'completed') return true;
  const stored = await findCompletedScan(trx, siteScanId);
  if (!stored) return true;
  const figures = await readSiteFigures(trx, siteScanId);
  const pageScan = withSiteFigures(stored.pageScan, {
    ...figures,
    overallScore: scoreOfSite(figures.overallScore, stored.pageScan.issues),
  });
  const { previous_scan_id: lastId } = held;
  const last = lastId === null ? null : await findCompletedScan(trx, lastId);
  const change =
    last &&
    toChange(
      compareWith(last, pageScan, {
        lookedAgain: await findPagesLookedAgain(trx, last.scanId, siteScanId),
        earlier: await findEarlierScans(trx, last.scanId),
      }),
    );
  const { overall_score, issues_count, category_scores, severity_counts, ignored } =
    summarizeOutcome(pageScan);
  await trx
    .updateTable('scans')
    .set({
      overall_score,
      issues_count,
      category_scores,
      severity_counts,
      ignored,
      ...change,
    })
    .where('id', '=', siteScanId)
    .execute();
  return true;
}
