import { AppError, errorMessages } from '@curbcut/model/errors';
import { toScanRecord, type ScanRecord } from '@curbcut/wire/scan';
import { unpackResult, type Database, type Db, type ScanRow } from '@curbcut/db';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Reader } from '../kernel/context/viewer.ts';

export interface StoredScan {
  scan: ScanRow;
  record: ScanRecord;
}

/**
 * Reads a scan that has not expired. Throws NOT_FOUND with `notFoundMessage`, also when it is not the reader's: nobody
 * learns that somebody else's scan exists.
 */
export async function readScan(
  db: Db,
  scanId: string,
  reader: Reader,
  notFoundMessage: string = errorMessages.scanNotFound,
): Promise<StoredScan> {
  const found = await findScan(db, scanId);
  if (!found || !mayRead(found.scan, reader)) throw new AppError('NOT_FOUND', notFoundMessage);
  return found;
}

/** Reads a scan; undefined when there is none with this id, or it has expired. */
export async function findScan(db: Db, scanId: string): Promise<StoredScan | undefined> {
  const found = await db
    .selectFrom('scans')
    .leftJoin('scan_results', 'scan_results.scan_id', 'scans.id')
    .leftJoin('screenshots', 'screenshots.scan_id', 'scans.id')
    .selectAll('scans')
    .select([
      'scan_results.bytes as result',
      'screenshots.width',
      'screenshots.height',
      'screenshots.scale',
      'screenshots.truncated',
    ])
    .where('scans.id', '=', scanId)
    .where(isKept)
    .executeTakeFirst();
  if (!found) return undefined;
  const { result, width, height, scale, truncated, ...scan } = found;
  const hasPicture = width !== null && height !== null && scale !== null && truncated !== null;
  const record = toScanRecord({
    scanId: scan.id,
    url: scan.url,
    status: scan.status,
    requestedAt: scan.requested_at,
    finishedAt: scan.finished_at,
    expiresAt: scan.expires_at,
    pageScan: isFinal(scan) && result ? await unpackResult(result) : null,
    screenshot: hasPicture
      ? { width, height, scale, truncated, url: `/scan/${scan.id}/screenshot` }
      : null,
    error: scan.error === null ? null : { code: scan.error_code ?? '', message: scan.error },
    scanType: scan.scan_type,
    cancelled: scan.cancelled_at !== null,
    comparison: scan.comparison,
    scheduleId: scan.schedule_id,
    parentScanId: scan.parent_id,
  });
  return { scan, record };
}

/** A scan whose time is over is gone, also while its row waits to be deleted. */
export function isKept(eb: ExpressionBuilder<Database, 'scans'>) {
  return eb.or([eb('scans.expires_at', 'is', null), eb('scans.expires_at', '>', sql<Date>`now()`)]);
}

/** Anonymous scans are for whoever knows their id, a person's scans for that person only. */
export function mayRead({ user_id: ownerId }: Pick<ScanRow, 'user_id'>, reader: Reader): boolean {
  if (reader === 'product' || ownerId === null) return true;
  return reader !== null && reader.userId === ownerId;
}

export function isFinal({ status }: Pick<ScanRow, 'status'>): boolean {
  return status === 'completed' || status === 'failed';
}
