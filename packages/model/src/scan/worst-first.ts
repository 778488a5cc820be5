import { impacts, type Issue } from './issue.ts';
import { countsInScore } from './score.ts';
import { isSettled } from './settled.ts';

type Ranked = Pick<
  Issue,
  | 'impact'
  | 'outcome'
  | 'level'
  | 'inStandard'
  | 'nodesTotal'
  | 'pagesCount'
  | 'title'
  | 'fingerprint'
  | 'verdict'
>;

/**
 * The one order of issues, in every list, report and mail: what counts in the score, then what failed beyond the
 * standard, then what a person must judge, and at last what a person has set aside; in each the more severe first, then what
 * reaches further, by pages and by elements.
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
  return kindOf(issue) * impacts.length + impacts.indexOf(issue.impact);
}

function kindOf(issue: Ranked): number {
  if (isSettled(issue)) return 3;
  if (countsInScore(issue)) return 0;
  return issue.outcome === 'failed' ? 1 : 2;
}
