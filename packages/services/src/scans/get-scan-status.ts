import { limits } from '@curbcut/model/limits';
import { toScanProgress } from '@curbcut/model/scan';
import { type ScanStatusAnswer } from '@curbcut/wire/scan';
import { readDatabaseTime } from '@curbcut/db';
import type { Reader } from '../kernel/context/viewer.ts';
import { findPosition } from '../dispatch/index.ts';
import { readMailProgress } from '../mails/index.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { withSiteProgress } from '../site-scans/index.ts';
import { isFinal, readScan } from '../results/index.ts';

const unknownJob = `This scan job is not known. It may have expired: without an account, results are kept for ${limits.anonymousResultHours} hours.`;

/** How far a scan is, and its record once it has completed. Throws NOT_FOUND for an unknown or expired job. */
export async function getScanStatus({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { jobId: string; reader: Reader };
}): Promise<ScanStatusAnswer> {
  const { scan, record } = await readScan(ctx.db, input.jobId, input.reader, unknownJob);
  return {
    job_id: scan.id,
    status: scan.status,
    progress: await withSiteProgress(
      ctx.db,
      scan,
      toScanProgress(scan.progress, {
        now: scan.finished_at ?? (await readDatabaseTime(ctx.db)),
        queuePosition: scan.status === 'queued' ? await findPosition(ctx.db, scan) : null,
        finished: scan.status === 'completed',
        mail: await readMailProgress(ctx, scan),
      }),
    ),
    result: scan.status === 'completed' ? record : null,
    error: isFinal(scan) ? record.error : null,
    error_code: isFinal(scan) ? record.error_code : null,
  };
}
