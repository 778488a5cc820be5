import { asCount, asList, fieldAt, firstAt } from './json-field.ts';
import { isIssue } from './read-issue-lists.ts';

export const issuesCountPlaces = [
  'results.total_issues',
  'results.issues_count',
  'metrics.issues_count',
  'issues_count',
] as const;

const issueLists = [
  ['results.issues'],
  ['issues'],
  ['results.lighthouse_issues', 'results.additional_issues'],
  ['lighthouse_issues', 'additional_issues'],
] as const;

/** How many issues a scan has: a figure where there is one, else the length of its list; null without both. */
export function readIssuesCount(scan: unknown): number | null {
  return firstAt(scan, issuesCountPlaces, asCount) ?? countLists(scan);
}

function countLists(scan: unknown): number | null {
  for (const places of issueLists) {
    const lists = places.flatMap((place) => {
      const list = asList(fieldAt(scan, place));
      return list ? [list] : [];
    });
    if (lists.length > 0) return lists.flat().filter(isIssue).length;
  }
  return null;
}
