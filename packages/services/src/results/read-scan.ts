import {
  readStoredComparison,
  StoredDataError,
  unpackResult,
  type Database,
  type Db,
  type ScanRow,
} from '@curbcut/db';
import { AppError, errorMessages } from '@curbcut/model/errors';
import { composeScanReport, type ScanReport } from '@curbcut/model/scan';
import { guideOf } from '@curbcut/rules';
import { criteriaTested } from '@curbcut/rules/coverage';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Reader } from '../kernel/context/viewer.ts';
import { withVerdicts } from './find-verdicts.ts';
import { withFiguresOfPages } from './read-site-figures.ts';

export interface StoredScan {
  scan: ScanRow;
  report: ScanReport;
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
  const found = await findScan(db, scanId, reader);
  if (!found) throw new AppError('NOT_FOUND', notFoundMessage);
  return found;
}

/**
 * Reads a scan; undefined when there is none with this id, it has expired, or is not the reader's. Throws
 * RESULT_UNREADABLE when what is stored of it is damaged or of a newer version.
 */
export async function findScan(
  db: Db,
  scanId: string,
  reader: Reader = 'product',
): Promise<StoredScan | undefined> {
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
  if (!mayRead(scan, reader)) return undefined;
  const hasScreenshot = width !== null && height !== null && scale !== null && truncated !== null;
  const stored =
    isFinal(scan) && result ? await readable(scan.id, () => unpackResult(result)) : null;
  const pageScan =
    stored?.status === 'completed' && scan.finished_at
      ? await withFiguresOfPages(
          db,
          scan,
          await withVerdicts(db, { userId: scan.user_id, endedAt: scan.finished_at }, stored),
        )
      : stored;
  const report = composeScanReport({
    scanId: scan.id,
    url: scan.url,
    scanType: scan.scan_type,
    standard: scan.standard,
    interaction: scan.interaction,
    status: scan.status,
    cancelled: scan.cancelled_at !== null,
    requestedAt: scan.requested_at.toISOString(),
    finishedAt: scan.finished_at?.toISOString() ?? null,
    expiresAt: scan.expires_at?.toISOString() ?? null,
    pageScan,
    criteriaTested: pageScan?.status === 'completed' ? criteriaTested(pageScan) : null,
    screenshot: hasScreenshot
      ? { width, height, scale, truncated, url: `/scan/${scan.id}/screenshot` }
      : null,
    pictureUrl: (name) => `/scan/${scan.id}/pictures/${name}`,
    error: scan.error === null ? null : { code: scan.error_code ?? '', message: scan.error },
    comparison: await readable(
      scan.id,
      () => scan.comparison && readStoredComparison(scan.comparison),
    ),
    scheduleId: scan.schedule_id,
    parentScanId: scan.parent_id,
    guideOf,
  });
  return { scan, report };
}

/** The scan says so when what is stored of it can't be read; the row stays as it is. */
async function readable<Value>(scanId: string, read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof StoredDataError)) throw cause;
    throw new AppError('RESULT_UNREADABLE', explainUnreadable(cause), {
      message: `${scanId}: ${cause.message}`,
      cause,
    });
  }
}

function explainUnreadable({ versions }: StoredDataError): string {
  if (!versions) return errorMessages.resultUnreadable;
  return `The result of this scan was stored by a newer version of this service, in format ${versions.stored}; this one reads formats up to ${versions.readable}.`;
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
