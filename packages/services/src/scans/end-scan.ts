import {
  advanceProgress,
  scanFailures,
  type PageScan,
  type ScanFailureCode,
} from '@curbcut/contracts';
import { readDatabaseTime, type Db } from '@curbcut/db';
import { queueScanMail } from '../mails/queue-scan-mail.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
import type { LockedScan } from './lock-scan.ts';

/**
 * Ends a scan for good, with its result or with a failure of ours, and queues its mail, within the transaction that
 * holds the scan.
 */
export async function endScan(
  ctx: ServiceContext,
  trx: Db,
  scan: LockedScan,
  outcome: { pageScan: PageScan } | { failureCode: ScanFailureCode },
): Promise<void> {
  const now = await readDatabaseTime(trx);
  const pageScan = 'pageScan' in outcome ? outcome.pageScan : null;
  const failure =
    'pageScan' in outcome ? failureOf(outcome.pageScan) : ourFailure(outcome.failureCode);
  await trx
    .updateTable('scans')
    .set({
      status: failure ? 'failed' : 'completed',
      result: pageScan,
      error_code: failure?.code ?? null,
      error: failure?.message ?? null,
      started_at: scan.started_at ?? now,
      finished_at: now,
      progress: failure
        ? scan.progress
        : advanceProgress(scan.progress, { stage: 'reporting' }, now),
    })
    .where('id', '=', scan.id)
    .execute();
  await queueScanMail(ctx, trx, scan, failure ? 'scan-failed' : 'scan-completed');
}

function failureOf(pageScan: PageScan): { code: string; message: string } | null {
  return pageScan.status === 'failed' ? pageScan.error : null;
}

function ourFailure(code: ScanFailureCode): { code: string; message: string } {
  return { code, message: scanFailures[code].message };
}
