import { countOf } from '../text/count-of.ts';
import { categoryName } from './category.ts';
import type { Impact, Issue } from './issue.ts';
import type { NotAssessed } from './page-scan.ts';
import { countsInScore, scoreWithoutEach } from './score.ts';
import { scoreWord, toScoreOutOf100 } from './score-band.ts';
import { worstFirst } from './worst-first.ts';

/**
 * One paragraph that says how the page stands, made from the figures alone, and how much of its text was out of sight:
 * a score must not stand without it.
 */
export function summarize(
  issues: readonly Issue[],
  overallScore: number,
  notAssessed: readonly NotAssessed[] = [],
): string {
  const unseen = notAssessed.filter(({ kind }) => kind === 'content').map(({ message }) => message);
  return [standing(issues, overallScore), ...unseen].join(' ');
}

function standing(issues: readonly Issue[], overallScore: number): string {
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
  const beyond = failed.filter((issue) => !countsInScore(issue)).length;
  const beyondSentence =
    beyond > 0
      ? ` ${beyond} of them ${beyond === 1 ? 'is advice' : 'are advice'} beyond level AA, which is in no score.`
      : '';
  const worstSentence = worst
    ? ` The heaviest is “${worst.title}” (${categoryName(worst.category)}, ${countOf(worst.nodesTotal, 'element')}).`
    : '';
  return `This page scores ${score} of 100 (${scoreWord(score)}). ${countOf(failed.length, 'issue')} failed an automatic check.${severeSentence}${beyondSentence}${worstSentence}${reviewSentence}`;
}

export interface BestFix {
  fingerprint: string;
  title: string;
  /** How many points of 100 the overall score gains when only this issue is fixed. */
  gain: number;
}

/** What to fix first, and what each adds alone. */
export function bestFixes(issues: readonly Issue[], count = 3): BestFix[] {
  const { now, without } = scoreWithoutEach(issues);
  return worstFirst(issues.filter((issue) => issue.outcome === 'failed'))
    .slice(0, count)
    .map((issue) => ({
      fingerprint: issue.fingerprint,
      title: issue.title,
      gain: toScoreOutOf100(without(issue) - now),
    }));
}

export function countByImpact(
  issues: readonly Pick<Issue, 'impact' | 'outcome'>[],
): Record<Impact, number> {
  const counts = { critical: 0, serious: 0, moderate: 0, minor: 0 };
  for (const issue of issues) if (issue.outcome === 'failed') counts[issue.impact] += 1;
  return counts;
}
