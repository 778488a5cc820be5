import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { requestReportFile } from './request-report-file.ts';

const pollIntervalMs = 250;
const retryAfterSeconds = 10;

/**
 * The stored PDF, or a new one made by a worker, waited for up to `waitMs`. Throws UNAVAILABLE when it takes longer
 * (the work goes on: ask again), REPORT_FAILED when it could not be made.
 */
export async function getPdf(
  ctx: ServiceContext,
  scanId: string,
  waitMs: number = limits.pdfWaitMs,
): Promise<Uint8Array> {
  await requestReportFile(ctx, { scanId, format: 'pdf' });
  const deadline = Date.now() + waitMs;
  for (;;) {
    const file = await ctx.db
      .selectFrom('report_files')
      .select(['status', 'bytes', 'error'])
      .where('scan_id', '=', scanId)
      .where('format', '=', 'pdf')
      .executeTakeFirst();
    if (file?.bytes) return file.bytes;
    if (file?.status === 'failed') {
      throw new AppError('REPORT_FAILED', 'The PDF could not be made. Please try again.', {
        message: `PDF of ${scanId}: ${file.error}`,
        retryAfterSeconds,
      });
    }
    if (Date.now() + pollIntervalMs > deadline) break;
    await delay(pollIntervalMs);
  }
  throw new AppError('UNAVAILABLE', 'The PDF is still being made. Please try again in a moment.', {
    message: `PDF of ${scanId} was not ready after ${waitMs} ms`,
    retryAfterSeconds,
  });
}
