import type { Transaction } from '@curbcut/db';
import {
  countChanged,
  countsInScore,
  countWhole,
  isToDo,
  type Comparison,
  type CompletedPageScan,
  type Issue,
} from '@curbcut/model/scan';
import { lockByName } from '../kernel/locks/lock-by-name.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';
import {
  comparePageScans,
  findCompletedScan,
  findEarlierScans,
  findPagesLookedAgain,
  hasSameAddresses,
  listPageScans,
  listScansInSites,
  type CompletedScan,
  type FurtherScans,
} from '../results/index.ts';

/** Enough to tell what an issue was; the scan before has them all. */
const nodesOfFixedIssue = 3;

/** What lists and trends show of a comparison; null in each place when there was no scan before. */
export interface LastScanComparison {
  comparison: Comparison;
  newFingerprints: string[];
}

/**
 * Compares a person's scan that is about to end with the last completed one of the same URL, of a page or of a whole site.
 * Scans of one URL that end at once pass one after the other, so that each is compared with the one before it. A page of
 * a site is compared with its own last result. Null for visitors, and for the first scan of a URL.
 */
export async function compareWithLastScan(
  trx: Transaction,
  scan: LockedScan,
  pageScan: CompletedPageScan,
): Promise<LastScanComparison | null> {
  const lastId = await holdLastScan(trx, scan);
  const last = lastId === undefined ? null : await findCompletedScan(trx, lastId);
  if (!last) return null;
  return compareWith(last, pageScan, {
    lookedAgain:
      scan.scan_type === 'site' ? await findPagesLookedAgain(trx, last.scanId, scan.id) : undefined,
    earlier: await findEarlierScans(trx, last.scanId),
  });
}

/** What changed between two results of one page, or of one site, both as their owner has decided about them. */
export function compareWith(
  last: CompletedScan,
  pageScan: CompletedPageScan,
  further?: FurtherScans,
): LastScanComparison {
  const difference = comparePageScans(last.pageScan, pageScan, further);
  const failed = (issues: readonly Issue[]) => issues.filter(countsInScore);
  const newFailed = difference.new.filter(isToDo);
  const isSameStandard = last.pageScan.standard === pageScan.standard;
  return {
    newFingerprints: fingerprintsOf(newFailed),
    comparison: {
      previousScanId: last.scanId,
      previousDate: last.requestedAt.toISOString(),
      // A score by another standard says nothing of progress.
      previousScore: isSameStandard ? last.pageScan.overallScore : null,
      newFingerprints: fingerprintsOf(difference.new),
      ruleChangedFingerprints: fingerprintsOf(difference.ruleChanged),
      cameBackFingerprints: fingerprintsOf(difference.cameBack),
      unseenFingerprints: fingerprintsOf(difference.unseen),
      newCount: newFailed.length + countChanged(difference.changed, 'newElements'),
      cameBackCount:
        difference.cameBack.filter(isToDo).length +
        countChanged(difference.changed, 'cameBackElements'),
      ruleChangedCount: failed(difference.ruleChanged).length,
      recurringCount: countWhole(difference.unchanged.filter(isToDo)),
      fixed: difference.fixed.map((issue) => ({
        ...issue,
        lifecycle: 'fixed',
        nodes: issue.nodes.slice(0, nodesOfFixedIssue).map((node) => ({ ...node, marker: null })),
      })),
      changed: difference.changed,
      rulesChanged: difference.rulesChanged,
      notes: difference.notes,
    },
  };
}

function fingerprintsOf(issues: readonly Issue[]): string[] {
  return issues.map(({ fingerprint }) => fingerprint);
}

/**
 * The last completed scan of a person's URL that is of the same kind, or of a page that was scanned with its site only the
 * last one there; no other scan of it ends until the transaction does, but for the pages of sites, which end once a site.
 * Undefined for visitors, and for the first scan of a URL.
 */
export async function holdLastScan(
  trx: Transaction,
  scan: LockedScan,
): Promise<string | undefined> {
  const { user_id: userId, parent_id: siteScanId, url } = scan;
  if (userId === null) return undefined;
  if (siteScanId !== null) return (await listPageScans(trx, { userId, siteScanId, url }))[0];
  await lockByName(trx, `results of ${userId} ${url}`);
  const last = await trx
    .selectFrom('scans')
    .select('id')
    .where('user_id', '=', userId)
    .where('url', '=', url)
    .where('status', '=', 'completed')
    .where('parent_id', 'is', null)
    .where('scan_type', '=', scan.scan_type)
    .where(hasSameAddresses(scan.id))
    .orderBy('finished_at', (by) => by.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (last || scan.scan_type === 'site') return last?.id;
  return (await listScansInSites(trx, { userId, url }))[0];
}
