import { readDatabaseTime, type Transaction } from '@curbcut/db';
import {
  scanFailures,
  type CompletedPageScan,
  type PageScan,
  type ScanFailureCode,
} from '@curbcut/model/scan';
import { toHttpUrl } from '@curbcut/model/url';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';
import { queueScanMail } from '../mails/index.ts';
import { refundQuota } from '../quota/index.ts';
import { advanceStoredProgress, storeResult, withVerdicts } from '../results/index.ts';
import { compareWithLastScan } from './compare-with-last-scan.ts';
import { recordAverageScore } from './record-average-score.ts';
import { recordScheduleOutcome } from './record-schedule-outcome.ts';
import { summarizeOutcome, toChange } from './summarize-outcome.ts';

export interface Failure {
  code: ScanFailureCode;
  message: string;
}

/**
 * Ends one scan for good, with its result or with a failure of ours: compares it with the scan of the same URL
 * before, refunds the quota when the failure is not the website's, and queues its mail, within the transaction that
 * holds the scan. `finalizeScanAndSite` also records the end of a page with its site. Returns the failure,
 * null for a result.
 */
export async function finalizeScan(
  ctx: ServiceContext,
  trx: Transaction,
  asked: LockedScan,
  outcome: { pageScan: PageScan } | { failureCode: ScanFailureCode },
): Promise<Failure | null> {
  const pageScan = 'pageScan' in outcome ? outcome.pageScan : null;
  const scan = { ...asked, url: openedUrl(asked, pageScan) };
  const failure =
    'pageScan' in outcome ? failureOf(outcome.pageScan) : ourFailure(outcome.failureCode);
  const completed = pageScan?.status === 'completed' ? await decided(trx, scan, pageScan) : null;
  const compared = completed && (await compareWithLastScan(trx, scan, completed));
  // Read after the wait for another scan of the URL: results are ordered by when they came.
  const now = await readDatabaseTime(trx);
  await trx
    .updateTable('scans')
    .set({
      url: scan.url,
      status: failure ? 'failed' : 'completed',
      error_code: failure?.code ?? null,
      error: failure?.message ?? null,
      started_at: scan.started_at ?? now,
      finished_at: now,
      progress: failure
        ? scan.progress
        : advanceStoredProgress(scan.progress, { stage: 'reporting' }, now),
      ...summarizeOutcome(completed ?? pageScan),
      ...toChange(compared),
    })
    .where('id', '=', scan.id)
    .execute();
  if (!failure) await recordAverageScore(trx, scan);
  else if (costsNothing(scan, failure.code)) await refundQuota(trx, scan);
  if (pageScan) await storeResult(trx, scan.id, pageScan);
  await recordScheduleOutcome(ctx, trx, scan, failure);
  // Whoever cancels a scan knows.
  if (failure?.code === 'CANCELLED' || scan.cancelled_at) return failure;
  await queueScanMail(ctx, trx, scan, failure ? 'scan-failed' : 'scan-completed');
  return failure;
}

/** What is stored stays as it was scanned; what is counted follows what people have decided about the page before. */
async function decided(
  trx: Transaction,
  scan: LockedScan,
  pageScan: CompletedPageScan,
): Promise<CompletedPageScan> {
  const endedAt = await readDatabaseTime(trx);
  return withVerdicts(trx, { userId: scan.user_id, endedAt }, pageScan);
}

/** From its end on, a scan that had to be opened over http is one of that URL, in lists, reports and comparisons. */
function openedUrl(scan: LockedScan, pageScan: PageScan | null): string {
  const overHttp = toHttpUrl(scan.url);
  return scan.scheme_assumed && pageScan?.url === overHttp ? overHttp : scan.url;
}

/** A scan that failed on our side, or was cancelled before anybody began it. A failure of the website's counts. */
function costsNothing(scan: LockedScan, code: ScanFailureCode): boolean {
  if (code === 'CANCELLED') return scan.started_at === null;
  return scanFailures[code].fault === 'ours';
}

function failureOf(pageScan: PageScan): Failure | null {
  return pageScan.status === 'failed' ? pageScan.error : null;
}

function ourFailure(code: ScanFailureCode): Failure {
  return { code, message: scanFailures[code].message };
}
