import { readStoredProgress, readDatabaseTime } from '@curbcut/db';
import { limits } from '@curbcut/model/limits';
import {
  type ScanStatus,
  type ScanReport,
  type ScanProgress,
  type ReportFailure,
  toScanProgress,
} from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { findPosition } from '../dispatch/index.ts';
import { readMailProgress } from '../mails/index.ts';
import { isFinal, readScan } from '../results/index.ts';
import { withSiteProgress } from '../site-scans/index.ts';

const unknownJob = `This scan job is not known. It may have expired: without an account, results are kept for ${limits.anonymousResultHours} hours.`;

export interface ScanStatusReport {
  scanId: string;
  status: ScanStatus;
  progress: ScanProgress;
  /** Null until the scan has completed. */
  report: ScanReport | null;
  /** Null unless the scan failed. */
  failure: ReportFailure | null;
}

/** How far a scan is, and its record once it has completed. Throws NOT_FOUND for an unknown or expired job. */
export async function getScanStatus({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { jobId: string; reader: Reader };
}): Promise<ScanStatusReport> {
  const { scan, report } = await readScan(ctx.db, input.jobId, input.reader, unknownJob);
  return {
    scanId: scan.id,
    status: scan.status,
    progress: await withSiteProgress(
      ctx.db,
      scan,
      toScanProgress(readStoredProgress(scan.progress), {
        now: scan.finished_at ?? (await readDatabaseTime(ctx.db)),
        queuePosition: scan.status === 'queued' ? await findPosition(ctx.db, scan) : null,
        finished: scan.status === 'completed',
        mail: await readMailProgress(ctx, scan),
      }),
    ),
    report: scan.status === 'completed' ? report : null,
    failure: isFinal(scan) ? report.failure : null,
  };
}
