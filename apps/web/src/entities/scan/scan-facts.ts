import { scanStateWords, stateOf, toScoreOutOf100 } from '@curbcut/model/scan';
import type { ListedScan } from '@curbcut/wire/read';
import { plural } from '../../lib/format.ts';

/** What was scanned: `Single page`, or `Site, 12 pages`. */
export function scanExtent({ scan_type: type, pages_done: pages }: ListedScan): string {
  if (type !== 'site') return 'Single page';
  return pages ? `Site, ${plural(pages, 'page')}` : 'Site';
}

/** What stands in the place of a score: how a scan stands that may still get one. */
export function withoutScore({ status }: Pick<ListedScan, 'status'>): { without?: string } {
  return status === 'queued' || status === 'running' ? { without: scanStateWords[status] } : {};
}

/** `18 issues, 4 new` of a completed scan; how one ended otherwise; null while it waits or runs. */
export function issuesText(scan: ListedScan): string | null {
  const state = stateOf(scan);
  if (state === 'queued' || state === 'running') return null;
  if (scan.status !== 'completed') return scanStateWords[state];
  if (scan.issues_count === null) return 'Issues not counted';
  const issues = plural(scan.issues_count, 'issue');
  if (state === 'cancelled') return `${scanStateWords[state]}, ${issues}`;
  return scan.new_count === null || scan.new_count === 0
    ? issues
    : `${issues}, ${scan.new_count} new`;
}

/** Points of 100 since the scan before; null when there is none to compare with. */
export function scoreChange(scan: ListedScan): number | null {
  if (scan.overall_score === null || scan.previous_score === null) return null;
  return toScoreOutOf100(scan.overall_score) - toScoreOutOf100(scan.previous_score);
}
