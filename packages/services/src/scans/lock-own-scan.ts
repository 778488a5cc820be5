import { AppError, errorMessages } from '@curbcut/contracts';
import { readDatabaseTime, type Db } from '@curbcut/db';
import type { Viewer } from '../accounts/viewer.ts';
import { lockScan, type LockedScan } from './lock-scan.ts';

/**
 * Holds a scan of the viewer's own until the transaction ends. Throws NOT_FOUND for somebody else's, for an anonymous
 * one, and when its time is over.
 */
export async function lockOwnScan(trx: Db, scanId: string, viewer: Viewer): Promise<LockedScan> {
  const scan = await lockScan(trx, scanId);
  if (!scan || scan.user_id !== viewer.userId || (await isOver(trx, scan))) {
    throw new AppError('NOT_FOUND', errorMessages.scanNotFound);
  }
  return scan;
}

async function isOver(trx: Db, { expires_at: expiresAt }: LockedScan): Promise<boolean> {
  return expiresAt !== null && expiresAt <= (await readDatabaseTime(trx));
}
