import { tmpdir } from 'node:os';
import { type Log } from '@curbcut/model/log';
import { planCatalogue } from '@curbcut/model/plans';
import { type FailedPageScan, type ScanFailureCode } from '@curbcut/model/scan';
import { createTargetPolicy } from '@curbcut/url-guard';
import { beginScanRun, requestScan } from './scans/index.ts';
import { openServices } from './kernel/context/open-services.ts';
import { recordWorkerHeartbeat } from './workers/index.ts';
import { unconfiguredOperator } from './kernel/context/operator-config.ts';
import type { ServiceContext, ServicesConfig } from './kernel/context/service-context.ts';

/** Only tests import this file. */
const silentLog: Log = { info() {}, warn() {}, error() {} };

export async function openTestServices(
  databaseUrl: string,
  config: Partial<ServicesConfig> = {},
  role: 'api' | 'worker' = 'api',
): Promise<ServiceContext> {
  return openServices({
    databaseUrl,
    role,
    log: silentLog,
    config: {
      publicUrl: 'https://curbcut.example',
      version: '1.2.3',
      stateDir: tmpdir(),
      leastFreeDiskBytes: 1,
      environment: 'test',
      targetPolicy: createTargetPolicy(),
      freeScansPerHour: 10,
      freeScansAtOnce: 3,
      mailKind: 'outbox',
      plans: planCatalogue,
      defaultPlan: 'free',
      registration: 'open',
      payments: null,
      ...unconfiguredOperator,
      ...config,
    },
  });
}

const testWorkerId = 'test-worker';

let visitors = 0;

/** Another visitor each time, so that limits don't meet between tests. */
export function newVisitor(): string {
  visitors += 1;
  return `198.51.${100 + Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

export async function requestTestScan(
  ctx: ServiceContext,
  input: { url?: string; email?: string; name?: string } = {},
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
