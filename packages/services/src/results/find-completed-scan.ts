import { StoredDataError, unpackResult, type Db } from '@curbcut/db';
import type { CompletedPageScan } from '@curbcut/model/scan';
import { isKept } from './read-scan.ts';

export interface CompletedScan {
  scanId: string;
  requestedAt: Date;
  finishedAt: Date | null;
  pageScan: CompletedPageScan;
}

/** A scan with its stored result, for comparing. Null when it has none, has expired, or can't be read any more. */
export async function findCompletedScan(db: Db, scanId: string): Promise<CompletedScan | null> {
  const found = await db
    .selectFrom('scans')
    .innerJoin('scan_results', 'scan_results.scan_id', 'scans.id')
    .select(['scans.id', 'scans.requested_at', 'scans.finished_at', 'scan_results.bytes'])
    .where('scans.id', '=', scanId)
    .where('scans.status', '=', 'completed')
    .where(isKept)
    .executeTakeFirst();
  if (!found) return null;
  try {
    const pageScan = await unpackResult(found.bytes);
    if (pageScan.status !== 'completed') return null;
    const { id, requested_at: requestedAt, finished_at: finishedAt } = found;
    return { scanId: id, requestedAt, finishedAt, pageScan };
  } catch (error) {
    if (error instanceof StoredDataError) return null;
    throw error;
  }
}
