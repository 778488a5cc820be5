import {
  byAnswerNeed,
  isBeyondStandard,
  isOpenReview,
  isSettled,
  isToDo,
  worstFirst,
  type Issue,
  type ScanResult,
} from '@curbcut/model/scan';

export interface NumberedIssue {
  /** Counts through the whole report, from 1. */
  number: number;
  issue: Issue;
}

/**
 * What the report lists: failed issues, then those a person must check, in the order of who can, then what failed beyond
 * the standard, each most severe first; apart from these what people have set aside.
 */
export function reportIssues(result: Pick<ScanResult, 'issues'>): {
  failed: NumberedIssue[];
  needsReview: NumberedIssue[];
  beyond: NumberedIssue[];
  settled: Issue[];
} {
  const ordered = worstFirst(result.issues);
  const failed = ordered.filter(isToDo);
  const needsReview = byAnswerNeed(ordered.filter(isOpenReview));
  const beyond = ordered.filter(isBeyondStandard);
  const numbered = [...failed, ...needsReview, ...beyond].map((issue, index) => ({
    number: index + 1,
    issue,
  }));
  const reviewAt = failed.length;
  const beyondAt = reviewAt + needsReview.length;
  return {
    failed: numbered.slice(0, reviewAt),
    needsReview: numbered.slice(reviewAt, beyondAt),
    beyond: numbered.slice(beyondAt),
    settled: ordered.filter(isSettled),
  };
}
