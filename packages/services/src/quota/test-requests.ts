import type { ScanFailureCode } from '@curbcut/model/scan';
import { beginTestScan, failedPageScan, newVisitor } from '../../rig/test-scans.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { recordScanResult, requestScan } from '../scans/index.ts';
import { readUsage } from './read-usage.ts';

/** Only tests import this file. */
let pages = 0;

/** A person's request, for another page each time unless it names one. */
export async function request(
  ctx: ServiceContext,
  viewer: Viewer,
  url?: string,
  more: { idempotencyKey?: string } = {},
): Promise<string> {
  pages += 1;
  const page = url ?? `https://example.org/${pages}`;
  const input = { url: page, clientIp: newVisitor(), viewer, ...more };
  return (await requestScan({ ctx, input })).job_id;
}

export async function use(ctx: ServiceContext, viewer: Viewer, scans: number): Promise<void> {
  for (let taken = 0; taken < scans; taken += 1) await request(ctx, viewer);
}

/** Scans taken from this month's quota. */
export async function usedBy(ctx: ServiceContext, { userId }: Viewer): Promise<number> {
  return (await readUsage(ctx.db, userId)).used;
}

export async function scansOf(ctx: ServiceContext, { userId }: Viewer) {
  return ctx.db.selectFrom('scans').selectAll().where('user_id', '=', userId).execute();
}

export async function end(
  ctx: ServiceContext,
  scanId: string,
  code: ScanFailureCode,
): Promise<string> {
  const attempt = await beginTestScan(ctx, scanId);
  const pageScan = failedPageScan(code);
  return recordScanResult({ ctx, input: { scanId, attempt, pageScan, screenshot: null } });
}

/** Also where a failure is tried again first. */
export async function endForGood(
  ctx: ServiceContext,
  scanId: string,
  code: ScanFailureCode,
): Promise<void> {
  while ((await end(ctx, scanId, code)) === 'retry-scheduled');
}
