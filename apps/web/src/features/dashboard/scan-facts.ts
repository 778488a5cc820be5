import { toScoreOutOf100, type ListedScan, type ScanFailureCode } from '@curbcut/contracts';
import { plural } from '../../lib/format.ts';
import { scanStatuses } from '../scans/scan-statuses.ts';

/** Ended by its owner, not by a failure. */
export function isCanceled(scan: Pick<ListedScan, 'error_code'>): boolean {
  return scan.error_code === ('CANCELLED' satisfies ScanFailureCode);
}

/** `18 issues, 4 new` of a completed scan; how it stands otherwise. */
export function issuesText(scan: ListedScan): string {
  if (isCanceled(scan)) return 'Canceled';
  if (scan.status !== 'completed') return scanStatuses[scan.status].word;
  if (scan.issues_count === null) return 'Issues not counted';
  const issues = plural(scan.issues_count, 'issue');
  return scan.new_count === null || scan.new_count === 0
    ? issues
    : `${issues}, ${scan.new_count} new`;
}

/** Points of 100 since the scan before; null when there is none to compare with. */
export function scoreChange(scan: ListedScan): number | null {
  if (scan.overall_score === null || scan.previous_score === null) return null;
  return toScoreOutOf100(scan.overall_score) - toScoreOutOf100(scan.previous_score);
}
