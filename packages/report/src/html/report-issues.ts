import { worstFirst, type Issue, type ScanResult } from '@curbcut/model/scan';

export interface NumberedIssue {
  /** Counts through the whole report, from 1. */
  number: number;
  issue: Issue;
}

/** What the report lists: failed issues, then those a person must check, each most severe first. */
export function reportIssues(result: Pick<ScanResult, 'issues'>): {
  failed: NumberedIssue[];
  needsReview: NumberedIssue[];
} {
  const ordered = worstFirst(result.issues).map((issue, index) => ({ number: index + 1, issue }));
  return {
    failed: ordered.filter(({ issue }) => issue.outcome === 'failed'),
    needsReview: ordered.filter(({ issue }) => issue.outcome === 'needs-review'),
  };
}
