import { readDatabaseTime, type Transaction } from '@curbcut/db';
import {
  scanFailures,
  type PageOutline,
  type PageScan,
  type Screenshot,
  type TakenPicture,
} from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockScan, type LockedScan } from '../kernel/locks/lock-scan.ts';
import { dispatchSoon } from '../dispatch/index.ts';
import { restartStoredProgress } from '../results/index.ts';
import { finalizeScanAndSite, queuePagesOf, recordUse } from '../site-scans/index.ts';
import { scanDeadlines, siteRetry } from './scan-deadlines.ts';

/**
 * Takes a worker's result: stores it with its pictures and queues the mail, or puts the scan back once when the
 * failure may pass, all or nothing. `superseded`: another attempt holds the scan, or it has ended; nothing is stored.
 */
export async function recordScanResult({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: {
    scanId: string;
    attempt: number;
    pageScan: PageScan;
    screenshot: Screenshot | null;
    /** Of the states in which issues were seen. */
    pictures?: readonly TakenPicture[] | undefined;
    /** Of a page of a site: where it links to. */
    links?: readonly string[] | undefined;
    /** Of a page of a site: what is compared with its other pages. */
    outline?: PageOutline | null | undefined;
    /** For how long the page was used, in ms of the time for that; undefined where nobody knows. */
    usedMs?: number | undefined;
  };
}): Promise<'recorded' | 'retry-scheduled' | 'superseded'> {
  let siteScanId: string | null = null;
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    const scan = await lockScan(trx, input.scanId);
    if (!scan || scan.status !== 'running' || scan.attempt !== input.attempt) return 'superseded';
    if (await isWorthARetry(trx, scan, input.pageScan)) {
      await putBack(trx, scan, input.pageScan);
      return 'retry-scheduled';
    }
    if (input.screenshot) await storeScreenshot(trx, scan.id, input.screenshot);
    await storePictures(trx, scan.id, input.pictures ?? []);
    await recordUse(trx, scan, input.usedMs);
    await finalizeScanAndSite(ctx, trx, scan, {
      pageScan: input.pageScan,
      links: input.links ?? [],
      outline: input.outline ?? null,
    });
    siteScanId = scan.parent_id;
    return 'recorded';
  });
  if (siteScanId !== null) await queuePagesOf(ctx, siteScanId);
  await dispatchSoon(ctx);
  return outcome;
}

async function isWorthARetry(
  trx: Transaction,
  scan: LockedScan,
  pageScan: PageScan,
): Promise<boolean> {
  if (pageScan.status !== 'failed' || !scanFailures[pageScan.error.code].retry) return false;
  if (scan.retries >= siteRetry.limit) return false;
  const now = await readDatabaseTime(trx);
  const ranMs = now.getTime() - (scan.started_at ?? now).getTime();
  return ranMs + siteRetry.delaySeconds * 1_000 < scanDeadlines.latestBeginMs;
}

/**
 * It waits among its requester's scans as if it had just been asked for: a website in trouble must not keep back others.
 * One that can't be begun again in time ends as it did now.
 */
async function putBack(trx: Transaction, scan: LockedScan, pageScan: PageScan): Promise<void> {
  const now = await readDatabaseTime(trx);
  await trx
    .updateTable('scans')
    .set({
      status: 'queued',
      retries: scan.retries + 1,
      worker_id: null,
      progress: restartStoredProgress(scan.progress, scan.requested_at, now),
      dispatched_at: null,
      due_at: now,
      not_before: new Date(now.getTime() + siteRetry.delaySeconds * 1_000),
      fallback_code: pageScan.status === 'failed' ? pageScan.error.code : null,
    })
    .where('id', '=', scan.id)
    .execute();
}

async function storeScreenshot(
  trx: Transaction,
  scanId: string,
  screenshot: Screenshot,
): Promise<void> {
  const stored = {
    media_type: screenshot.mediaType,
    width: screenshot.width,
    height: screenshot.height,
    scale: screenshot.scale,
    truncated: screenshot.truncated,
    bytes: Buffer.from(screenshot.bytes),
  };
  await trx
    .insertInto('screenshots')
    .values({ scan_id: scanId, ...stored })
    .onConflict((conflict) => conflict.column('scan_id').doUpdateSet(stored))
    .execute();
}

async function storePictures(
  trx: Transaction,
  scanId: string,
  pictures: readonly TakenPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ name, mediaType, bytes }) => ({
    scan_id: scanId,
    name,
    media_type: mediaType,
    bytes: Buffer.from(bytes),
  }));
  await trx.insertInto('state_pictures').values(rows).execute();
}
