import { AppError, errorMessages, toScanRecord, type ScanRecord } from '@curbcut/contracts';
import type { Db, ScanRow } from '@curbcut/db';
import { sql } from 'kysely';

export interface StoredScan {
  scan: ScanRow;
  record: ScanRecord;
}

/** Reads a scan that has not expired. Throws NOT_FOUND with `notFoundMessage`. */
export async function readScan(
  db: Db,
  scanId: string,
  notFoundMessage: string = errorMessages.scanNotFound,
): Promise<StoredScan> {
  const found = await findScan(db, scanId);
  if (!found) throw new AppError('NOT_FOUND', notFoundMessage);
  return found;
}

/** Reads a scan; undefined when there is none with this id, or it has expired. */
export async function findScan(db: Db, scanId: string): Promise<StoredScan | undefined> {
  const scan = await db
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', scanId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  if (!scan) return undefined;
  const picture = await db
    .selectFrom('screenshots')
    .select(['width', 'height', 'scale', 'truncated'])
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  const record = toScanRecord({
    scanId: scan.id,
    url: scan.url,
    status: scan.status,
    requestedAt: scan.requested_at,
    finishedAt: scan.finished_at,
    expiresAt: scan.expires_at,
    pageScan: isFinal(scan) ? scan.result : null,
    screenshot: picture ? { ...picture, url: `/scan/${scan.id}/screenshot` } : null,
    error: scan.error === null ? null : { code: scan.error_code ?? '', message: scan.error },
  });
  return { scan, record };
}

export function isFinal({ status }: Pick<ScanRow, 'status'>): boolean {
  return status === 'completed' || status === 'failed';
}
