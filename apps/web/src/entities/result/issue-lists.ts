import {
  byAnswerNeed,
  countsInScore,
  isBeyondStandard,
  isOpenReview,
  isSettled,
  type Issue,
  type ScanResult,
} from '@curbcut/model/scan';

/** The issues of a result by what is done with them, each the worst first; questions in the order of who can answer them. */
export interface IssueLists {
  /** What failed and the scan's standard asks for. */
  work: Issue[];
  /** What failed beyond that: advice. */
  beyond: Issue[];
  needsReview: Issue[];
  /** What people have set aside: of a site, whose questions stand in its list, those found to be no problem among it. */
  settled: Issue[];
}

export function toIssueLists({ issues }: Pick<ScanResult, 'issues'>, isSite = false): IssueLists {
  return {
    work: issues.filter((issue) => countsInScore(issue) && !isSettled(issue)),
    beyond: issues.filter((issue) => isBeyondStandard(issue) && !isSettled(issue)),
    needsReview: byAnswerNeed(issues.filter(isOpenReview)),
    settled: issues.filter((issue) => isSettled(issue) && (isSite || issue.outcome === 'failed')),
  };
}

/** How many findings and parts of the page are in no list of work. */
export function countApart(
  { beyond, settled }: Pick<IssueLists, 'beyond' | 'settled'>,
  { notAssessed, engineFailures }: Pick<ScanResult, 'notAssessed' | 'engineFailures'>,
): number {
  return beyond.length + settled.length + notAssessed.length + engineFailures.length;
}
