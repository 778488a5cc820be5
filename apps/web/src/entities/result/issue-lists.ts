import { isEngineError, type RecordIssue, type ScanResults } from '@curbcut/wire/scan';

export interface IssueLists {
  /** Failed, seen by Lighthouse. */
  lighthouse: RecordIssue[];
  /** Failed, seen by the other engines and our own checks only. */
  additional: RecordIssue[];
  /** For a person to judge; never counted as an issue. */
  needsReview: RecordIssue[];
  /** Stand for engine trouble and not for a problem of the page. */
  engineErrors: RecordIssue[];
}

/** Takes the two lists of a record apart into what the page shows. */
export function toIssueLists(
  results: Pick<ScanResults, 'lighthouse_issues' | 'additional_issues'>,
): IssueLists {
  const { lighthouse_issues: lighthouse, additional_issues: additional } = results;
  const all = [...lighthouse, ...additional];
  const isFailed = (issue: RecordIssue) => !isEngineError(issue) && issue.outcome === 'failed';
  return {
    lighthouse: lighthouse.filter(isFailed),
    additional: additional.filter(isFailed),
    needsReview: all.filter((issue) => !isEngineError(issue) && issue.outcome === 'needs-review'),
    engineErrors: all.filter(isEngineError),
  };
}

/** The issues of one category, in the order of its worst issue. */
export interface IssueGroup {
  category: RecordIssue['category'];
  issues: RecordIssue[];
}

/** Groups issues that come worst first; so do the groups. */
export function groupByCategory(issues: readonly RecordIssue[]): IssueGroup[] {
  const groups = new Map<RecordIssue['category'], RecordIssue[]>();
  for (const issue of issues) {
    const group = groups.get(issue.category);
    if (group) group.push(issue);
    else groups.set(issue.category, [issue]);
  }
  return [...groups].map(([category, members]) => ({ category, issues: members }));
}
