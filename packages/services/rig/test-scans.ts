import type {
  FailedPageScan,
  PageScan,
  ScanFailureCode,
  Screenshot,
  TakenPicture,
} from '@curbcut/model/scan';
import type { ServiceContext } from '../src/kernel/index.ts';
import { beginScanRun, recordScanResult, requestScan } from '../src/scans/index.ts';
import { recordWorkerHeartbeat } from '../src/workers/index.ts';

const testWorkerId = 'test-worker';

let visitors = 0;

/** Another visitor each time, so that limits don't meet between tests. */
export function newVisitor(): string {
  visitors += 1;
  return `198.51.${100 + Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

export async function requestTestScan(
  ctx: ServiceContext,
  input: { url?: string; email?: string; name?: string; interaction?: boolean } = {},
): Promise<string> {
  const { job_id } = await requestScan({
    ctx,
    input: { url: 'https://www.harbourline.example/', clientIp: newVisitor(), ...input },
  });
  return job_id;
}

/** A worker that lives and has so many browsers, for all tests of a file or for one; its scans are begun by the test. */
export async function openTestSlots(ctx: ServiceContext, slots = 1_000): Promise<void> {
  await recordWorkerHeartbeat({
    ctx,
    input: {
      workerId: testWorkerId,
      host: 'test',
      slots,
      browserReady: true,
      mailReady: true,
      diskFull: false,
      browserVersion: 'HeadlessChrome/1',
    },
  });
}

/** Begins a scan as a worker does; throws when there is nothing to run. */
export async function beginTestScan(ctx: ServiceContext, scanId: string): Promise<number> {
  const run = await beginScanRun({ ctx, input: { scanId, workerId: testWorkerId } });
  if (!run) throw new Error('Nothing to run');
  return run.attempt;
}

export function failedPageScan(code: ScanFailureCode): FailedPageScan {
  return {
    url: 'https://www.harbourline.example/',
    startedAt: '2026-11-21T08:12:03.000Z',
    durationMs: 1_200,
    status: 'failed',
    finalUrl: null,
    error: { code, message: `It failed with ${code}.` },
  };
}

/** Does what a worker does with a scan that has been asked for. */
export async function endTestScan(
  ctx: ServiceContext,
  scanId: string,
  pageScan: PageScan,
  screenshot: Screenshot | null = null,
  pictures: readonly TakenPicture[] = [],
): Promise<void> {
  const attempt = await beginTestScan(ctx, scanId);
  await recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot, pictures } });
}
