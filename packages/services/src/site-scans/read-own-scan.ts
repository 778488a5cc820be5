import type { Db, ScanRow } from '@curbcut/db';
import { AppError, errorMessages } from '@curbcut/model/errors';
import type { Reader } from '../kernel/context/viewer.ts';
import { isKept, mayRead } from '../results/index.ts';

/** The row of a scan that the reader may see, without its result. Throws NOT_FOUND. */
export async function readOwnScan(db: Db, scanId: string, reader: Reader): Promise<ScanRow> {
  const scan = await db
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', scanId)
    .where(isKept)
    .executeTakeFirst();
  if (!scan || !mayRead(scan, reader)) {
    throw new AppError('NOT_FOUND', errorMessages.scanNotFound);
  }
  return scan;
}
