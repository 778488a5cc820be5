import type { CompletedPageScan, Issue } from '@curbcut/model/scan';

/** What our own pages may not have: failures of levels A and AA, and of best practices. Contrast of level AAA is no promise. */
export function ownFailures({ issues }: Pick<CompletedPageScan, 'issues'>): Issue[] {
  return issues.filter(({ outcome, level }) => outcome === 'failed' && level !== 'AAA');
}
