import { isBeyondStandard, isOpenReview, isToDo, type Issue } from '@curbcut/model/scan';
import { isDetectedByLighthouse } from './lighthouse.ts';

/** The issues as the page lists them, each list most severe first. */
export interface IssueLists {
  /** Failed, detected by Lighthouse. */
  lighthouse: Issue[];
  /** Failed, detected by the other engines and our own checks only. */
  additional: Issue[];
  /** Failed at level AAA, or a best practice: advice, never counted as an issue. */
  beyond: Issue[];
  /** For a person to evaluate; never counted as an issue. */
  needsReview: Issue[];
}

export function toIssueLists(issues: readonly Issue[]): IssueLists {
  const failed = issues.filter(isToDo);
  return {
    lighthouse: failed.filter(isDetectedByLighthouse),
    additional: failed.filter((issue) => !isDetectedByLighthouse(issue)),
    beyond: issues.filter(isBeyondStandard),
    needsReview: issues.filter(isOpenReview),
  };
}

/** The issues of one category, in the order of its worst issue. */
export interface IssueGroup {
  category: Issue['category'];
  issues: Issue[];
}

/** Groups issues that come worst first; so do the groups. */
export function groupByCategory(issues: readonly Issue[]): IssueGroup[] {
  const groups = new Map<Issue['category'], Issue[]>();
  for (const issue of issues) {
    const group = groups.get(issue.category);
    if (group) group.push(issue);
    else groups.set(issue.category, [issue]);
  }
  return [...groups].map(([category, members]) => ({ category, issues: members }));
}
