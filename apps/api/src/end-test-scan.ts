import type { PageScan, Screenshot } from '@curbcut/model/scan';
import { beginScanRun, recordScanResult } from '@curbcut/services/scans';
import type { ServiceContext } from '@curbcut/services/kernel';

/** Does what a worker does with a scan that has been asked for; only tests import this file. */
export async function endTestScan(
  ctx: ServiceContext,
  scanId: string,
  pageScan: PageScan,
  screenshot: Screenshot | null = null,
): Promise<void> {
  const run = await beginScanRun({ ctx, input: { scanId, workerId: 'test-worker' } });
  if (!run) throw new Error('Nothing to run');
  const { attempt } = run;
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot } });
}
