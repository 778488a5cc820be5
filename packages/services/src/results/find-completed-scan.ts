import { StoredDataError, unpackResult, type Db } from '@curbcut/db';
import type { CompletedPageScan } from '@curbcut/model/scan';
import { withVerdicts } from './find-verdicts.ts';
import { isKept } from './read-scan.ts';
import { withFiguresOfPages } from './read-site-figures.ts';

export interface CompletedScan {
  scanId: string;
  requestedAt: Date;
  finishedAt: Date | null;
  pageScan: CompletedPageScan;
}

/** A scan with its result as its owner has decided about it, for comparing. Null when it has none, has expired, or can't be read any more. */
export async function findCompletedScan(db: Db, scanId: string): Promise<CompletedScan | null> {
  const found = await db
    .selectFrom('scans')
    .innerJoin('scan_results', 'scan_results.scan_id', 'scans.id')
    .select(['scans.id', 'scans.user_id', 'scans.requested_at', 'scans.finished_at'])
    .select(['scans.scan_type', 'scans.overall_score', 'scans.category_scores'])
    .select('scan_results.bytes')
    .where('scans.id', '=', scanId)
    .where('scans.status', '=', 'completed')
    .where(isKept)
    .executeTakeFirst();
  if (!found) return null;
  try {
    const pageScan = await unpackResult(found.bytes);
    if (pageScan.status !== 'completed') return null;
    const { id, user_id: userId, requested_at: requestedAt, finished_at: finishedAt } = found;
    const endedAt = finishedAt ?? requestedAt;
    const decided = await withVerdicts(db, { userId, endedAt }, pageScan);
    return {
      scanId: id,
      requestedAt,
      finishedAt,
      pageScan: await withFiguresOfPages(db, found, decided),
    };
  } catch (error) {
    if (error instanceof StoredDataError) return null;
    throw error;
  }
}
