import { impacts, type Issue } from './issue.ts';
import { scoreWithoutEach } from './score.ts';

type Ranked = Pick<
  Issue,
  | 'impact'
  | 'outcome'
  | 'level'
  | 'category'
  | 'nodesTotal'
  | 'pagesCount'
  | 'title'
  | 'fingerprint'
>;

/**
 * The one order of issues, in every list, report and mail: what failed before what a person must judge; then the more
 * severe; then what reaches further, by pages and by elements; then what adds more to the score.
 */
export function worstFirst<T extends Ranked>(issues: readonly T[]): T[] {
  const { without } = scoreWithoutEach(issues);
  return issues
    .map((issue) => ({ issue, without: without(issue) }))
    .sort(
      (a, b) =>
        rank(a.issue) - rank(b.issue) ||
        (b.issue.pagesCount ?? 1) - (a.issue.pagesCount ?? 1) ||
        b.issue.nodesTotal - a.issue.nodesTotal ||
        b.without - a.without ||
        a.issue.title.localeCompare(b.issue.title, 'en') ||
        a.issue.fingerprint.localeCompare(b.issue.fingerprint, 'en'),
    )
    .map(({ issue }) => issue);
}

function rank(issue: Ranked): number {
  return (issue.outcome === 'failed' ? 0 : impacts.length) + impacts.indexOf(issue.impact);
}
