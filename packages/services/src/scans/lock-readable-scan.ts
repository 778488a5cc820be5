import { readDatabaseTime, type Transaction } from '@curbcut/db';
import { AppError, errorMessages } from '@curbcut/model/errors';
import type { Reader, Viewer } from '../kernel/context/viewer.ts';
import { lockScan, type LockedScan } from '../kernel/locks/lock-scan.ts';
import { mayRead } from '../results/index.ts';

/**
 * Holds a scan until the transaction ends. Throws NOT_FOUND unless the reader may read it, and when its time is over.
 */
export async function lockReadableScan(
  trx: Transaction,
  scanId: string,
  reader: Reader,
): Promise<LockedScan> {
  const scan = await lockScan(trx, scanId);
  if (!scan || !mayRead(scan, reader) || (await isOver(trx, scan))) {
    throw new AppError('NOT_FOUND', errorMessages.scanNotFound);
  }
  return scan;
}

/** The same for a scan of the viewer's own; an anonymous one is nobody's. */
export async function lockOwnScan(
  trx: Transaction,
  scanId: string,
  viewer: Viewer,
): Promise<LockedScan> {
  const scan = await lockReadableScan(trx, scanId, viewer);
  if (scan.user_id === null) throw new AppError('NOT_FOUND', errorMessages.scanNotFound);
  return scan;
}

async function isOver(trx: Transaction, { expires_at: expiresAt }: LockedScan): Promise<boolean> {
  return expiresAt !== null && expiresAt <= (await readDatabaseTime(trx));
}
