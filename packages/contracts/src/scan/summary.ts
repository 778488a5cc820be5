import { countOf } from '../text/count-of.ts';
import { categoryName } from './category.ts';
import { impacts, type Impact, type Issue } from './issue.ts';
import { issuePoints, scoreWithoutEach } from './score.ts';
import { scoreWord, toScoreOutOf100 } from './score-band.ts';

/** One paragraph that says how the page stands, made from the figures alone. */
export function summarize(issues: readonly Issue[], overallScore: number): string {
  const failed = issues.filter((issue) => issue.outcome === 'failed');
  const review = issues.length - failed.length;
  const reviewSentence =
    review > 0 ? ` ${countOf(review, 'finding')} must be checked by a person.` : '';
  const score = toScoreOutOf100(overallScore);
  if (failed.length === 0) {
    return `No automatic check failed on this page. A person should still test it with the keyboard and a screen reader.${reviewSentence}`;
  }
  const worst = worstFirst(failed)[0];
  const severe = failed.filter(
    (issue) => issue.impact === 'critical' || issue.impact === 'serious',
  ).length;
  const severeSentence =
    severe > 0 ? ` ${severe} of them ${severe === 1 ? 'is' : 'are'} critical or serious.` : '';
  const worstSentence = worst
    ? ` The heaviest is “${worst.title}” (${categoryName(worst.category)}, ${countOf(worst.nodesTotal, 'element')}).`
    : '';
  return `This page scores ${score} of 100 (${scoreWord(score)}). ${countOf(failed.length, 'issue')} failed an automatic check.${severeSentence}${worstSentence}${reviewSentence}`;
}

export function worstFirst<
  T extends Pick<Issue, 'impact' | 'outcome' | 'level' | 'nodesTotal' | 'title'>,
>(issues: readonly T[]): T[] {
  const rank = (issue: T) => (issue.outcome === 'failed' ? 0 : 10) + impacts.indexOf(issue.impact);
  return [...issues].sort(
    (a, b) =>
      rank(a) - rank(b) || issuePoints(b) - issuePoints(a) || a.title.localeCompare(b.title, 'en'),
  );
}

export interface BestFix {
  fingerprint: string;
  title: string;
  /** How many points of 100 the overall score gains when only this issue is fixed. */
  gain: number;
}

/** The fixes that raise the score most. */
export function bestFixes(issues: readonly Issue[], count = 3): BestFix[] {
  const { now, without } = scoreWithoutEach(issues);
  return issues
    .filter((issue) => issue.outcome === 'failed')
    .map((issue) => ({
      fingerprint: issue.fingerprint,
      title: issue.title,
      gain: toScoreOutOf100(without(issue) - now),
    }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, count);
}

export function countByImpact(
  issues: readonly Pick<Issue, 'impact' | 'outcome'>[],
): Record<Impact, number> {
  const counts = { critical: 0, serious: 0, moderate: 0, minor: 0 };
  for (const issue of issues) if (issue.outcome === 'failed') counts[issue.impact] += 1;
  return counts;
}
