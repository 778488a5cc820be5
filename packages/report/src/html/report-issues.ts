import {
  worstRecordIssuesFirst,
  isEngineError,
  type RecordIssue,
  type ScanResults,
} from '@curbcut/wire/scan';

export interface NumberedIssue {
  /** Counts through the whole report, from 1. */
  number: number;
  issue: RecordIssue;
}

/** What the report lists: failed issues, then those a person must check, each most severe first. */
export function reportIssues(results: ScanResults): {
  failed: NumberedIssue[];
  needsReview: NumberedIssue[];
  engineErrors: RecordIssue[];
} {
  const all = [...results.lighthouse_issues, ...results.additional_issues];
  const ordered = worstRecordIssuesFirst(all.filter((issue) => !isEngineError(issue))).map(
    (issue, index) => ({ number: index + 1, issue }),
  );
  return {
    failed: ordered.filter(({ issue }) => issue.outcome === 'failed'),
    needsReview: ordered.filter(({ issue }) => issue.outcome === 'needs-review'),
    engineErrors: all.filter(isEngineError),
  };
}
