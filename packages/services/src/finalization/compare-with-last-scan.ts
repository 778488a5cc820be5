import { type CompletedPageScan } from '@curbcut/model/scan';
import { toScanRecord, type StoredComparison } from '@curbcut/wire/scan';
import type { Transaction } from '@curbcut/db';
import { sql } from 'kysely';
import { compareRecords, findScan } from '../results/index.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';

/** Enough to tell what an issue was; the scan before has them all. */
const nodesOfFixedIssue = 3;

/** What lists and trends show of a comparison; null in each place when there was no scan before. */
export interface LastScanComparison {
  comparison: StoredComparison;
  newFingerprints: string[];
}

/**
 * Compares a person's scan of one page that is about to end with the last completed one of the same address. Scans of
 * one address that end at once pass one after the other, so that each is compared with the one before it. Null for
 * visitors, whole sites and their pages, and for the first scan of an address.
 */
export async function compareWithLastScan(
  trx: Transaction,
  scan: LockedScan,
  pageScan: CompletedPageScan,
): Promise<LastScanComparison | null> {
  if (scan.user_id === null || scan.scan_type !== 'single_page' || scan.parent_id !== null) {
    return null;
  }
  await sql`select pg_advisory_xact_lock(hashtextextended(${`results of ${scan.user_id} ${scan.url}`}, 0))`.execute(
    trx,
  );
  const lastId = await findLastScanId(trx, scan.user_id, scan);
  const last = lastId === undefined ? undefined : await findScan(trx, lastId);
  if (!last?.record.results) return null;
  const ended = toScanRecord({
    scanId: scan.id,
    url: scan.url,
    status: 'completed',
    requestedAt: scan.requested_at,
    finishedAt: null,
    expiresAt: null,
    pageScan,
    screenshot: null,
    error: null,
  });
  const difference = compareRecords(last.record, ended);
  const newFailed = difference.new.filter(({ outcome }) => outcome === 'failed');
  return {
    newFingerprints: newFailed.map(({ fingerprint }) => fingerprint),
    comparison: {
      previousScanId: last.record.scan_id,
      previousDate: last.record.scan_date,
      previousScore: last.record.results.overall_score,
      newFingerprints: difference.new.map(({ fingerprint }) => fingerprint),
      newCount: newFailed.length,
      recurringCount: difference.unchanged.length,
      fixed: difference.fixed.map((issue) => ({
        ...issue,
        lifecycle: 'fixed',
        nodes: issue.nodes.slice(0, nodesOfFixedIssue).map((node) => ({ ...node, marker: null })),
      })),
      rulesChanged: difference.rulesChanged,
      notes: difference.notes,
    },
  };
}

async function findLastScanId(
  trx: Transaction,
  userId: string,
  scan: LockedScan,
): Promise<string | undefined> {
  const last = await trx
    .selectFrom('scans')
    .select('id')
    .where('user_id', '=', userId)
    .where('url', '=', scan.url)
    .where('status', '=', 'completed')
    .where('parent_id', 'is', null)
    .where('scan_type', '=', 'single_page')
    .orderBy('finished_at', (by) => by.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return last?.id;
}
