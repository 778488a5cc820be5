import { impacts, type Issue } from './issue.ts';
import { countsInScore } from './score.ts';

type Ranked = Pick<
  Issue,
  'impact' | 'outcome' | 'level' | 'nodesTotal' | 'pagesCount' | 'title' | 'fingerprint'
>;

/**
 * The one order of issues, in every list, report and mail: what counts in the score, then what failed beyond level AA,
 * then what a person must judge; in each the more severe first, then what reaches further, by pages and by elements.
 */
export function worstFirst<T extends Ranked>(issues: readonly T[]): T[] {
  return [...issues].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (b.pagesCount ?? 1) - (a.pagesCount ?? 1) ||
      b.nodesTotal - a.nodesTotal ||
      a.title.localeCompare(b.title, 'en') ||
      a.fingerprint.localeCompare(b.fingerprint, 'en'),
  );
}

function rank(issue: Ranked): number {
  const kind = countsInScore(issue) ? 0 : issue.outcome === 'failed' ? 1 : 2;
  return kind * impacts.length + impacts.indexOf(issue.impact);
}
