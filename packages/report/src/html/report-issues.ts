import {
  countsInScore,
  isBeyondStandard,
  worstFirst,
  type Issue,
  type ScanResult,
} from '@curbcut/model/scan';

export interface NumberedIssue {
  /** Counts through the whole report, from 1. */
  number: number;
  issue: Issue;
}

/** What the report lists: failed issues, then what failed beyond level AA, then those a person must check, each most severe first. */
export function reportIssues(result: Pick<ScanResult, 'issues'>): {
  failed: NumberedIssue[];
  beyond: NumberedIssue[];
  needsReview: NumberedIssue[];
} {
  const ordered = worstFirst(result.issues).map((issue, index) => ({ number: index + 1, issue }));
  return {
    failed: ordered.filter(({ issue }) => countsInScore(issue)),
    beyond: ordered.filter(({ issue }) => isBeyondStandard(issue)),
    needsReview: ordered.filter(({ issue }) => issue.outcome === 'needs-review'),
  };
}
