import type { Transaction } from '@curbcut/db';
import type { VerdictScope } from '@curbcut/model/scan';
import type { Viewer } from '../kernel/context/viewer.ts';
import { compareWith, summarizeOutcome, toChange } from '../finalization/index.ts';
import { findCompletedScan } from '../results/index.ts';
import { deletePrintedReports } from './delete-printed-reports.ts';
import type { HeldScan } from './hold-scan.ts';

/** Of one page; each costs about as much as opening it. */
const maxScans = 200;

/**
 * Brings up to date what lists, trends and statistics show of the scan and of later ones of the same page, and takes away
 * printed reports that say something else now. To be called after a verdict was stored, within its transaction.
 */
export async function refreshScans(
  trx: Transaction,
  { userId }: Viewer,
  { url, endedAt, stored }: Pick<HeldScan, 'url' | 'endedAt' | 'stored'>,
  scope: VerdictScope,
): Promise<void> {
  const later = await trx
    .selectFrom('scans')
    .select(['id', 'previous_scan_id'])
    .where('user_id', '=', userId)
    .where('url', '=', url)
    .where('status', '=', 'completed')
    .where('scan_type', '=', 'single_page')
    .where('finished_at', '>=', endedAt)
    .orderBy('finished_at', 'desc')
    .limit(maxScans)
    .execute();
  for (const scan of later) await refreshScan(trx, scan);
  await deletePrintedReports(trx, { userId, url, endedAt, scope, finalUrl: stored.finalUrl });
}

async function refreshScan(
  trx: Transaction,
  scan: { id: string; previous_scan_id: string | null },
): Promise<void> {
  const now = await findCompletedScan(trx, scan.id);
  if (!now) return;
  const { previous_scan_id: lastId } = scan;
  const last = lastId === null ? null : await findCompletedScan(trx, lastId);
  const { overall_score, issues_count, category_scores, severity_counts } = summarizeOutcome(
    now.pageScan,
  );
  await trx
    .updateTable('scans')
    .set({
      overall_score,
      issues_count,
      category_scores,
      severity_counts,
      ...(last ? toChange(compareWith(last, now.pageScan), false) : {}),
    })
    .where('id', '=', scan.id)
    .execute();
}
