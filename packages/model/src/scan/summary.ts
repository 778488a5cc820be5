import { countOf } from '../text/count-of.ts';
import { categoryName } from './category.ts';
import type { Impact, Issue } from './issue.ts';
import type { NotAssessed } from './page-scan.ts';
import {
  countsInScore,
  countWhole,
  isBeyondStandard,
  isToDo,
  scoreIssues,
  scoreWithoutEach,
} from './score.ts';
import { isNamedGain, nothingToScore, scoreWord, toScoreOutOf100 } from './score-band.ts';
import { countSettled, isOpenReview } from './settled.ts';
import { defaultStandard, standardName, type Standard } from './standard.ts';
import { worstFirst } from './worst-first.ts';

/**
 * One paragraph that says how the page stands, made from the figures alone, and how much of its text was out of sight:
 * a score must not stand without it.
 */
export function summarize(
  issues: readonly Issue[],
  overallScore: number | null,
  notAssessed: readonly NotAssessed[] = [],
  standard: Standard = defaultStandard,
): string {
  const unseen = notAssessed.filter(({ kind }) => kind === 'content').map(({ message }) => message);
  return [standing(issues, overallScore, standard), ...settledSentences(issues), ...unseen].join(
    ' ',
  );
}

function standing(
  issues: readonly Issue[],
  overallScore: number | null,
  standard: Standard,
): string {
  const failed = issues.filter(countsInScore);
  const beyond = issues.filter(isBeyondStandard).length;
  const review = issues.filter(isOpenReview).length;
  const reviewSentence =
    review > 0 ? ` ${countOf(review, 'finding')} must be checked by a person.` : '';
  const beyondSentence =
    beyond > 0
      ? ` ${countOf(beyond, 'finding')} beyond ${standardName(standard)} ${beyond === 1 ? 'is' : 'are'} listed apart as advice.`
      : '';
  const none = noneFailed(standard, beyond > 0);
  if (overallScore === null) {
    return `${nothingToScore}. ${failed.length === 0 ? `${none} on what the page has` : `${countOf(countWhole(failed), 'issue')} failed an automatic check`}.${beyondSentence}${reviewSentence}`;
  }
  const score = toScoreOutOf100(overallScore);
  if (failed.length === 0) {
    return `${none} on this page. A person should still test it with the keyboard and a screen reader.${beyondSentence}${reviewSentence}`;
  }
  const worst = worstFirst(failed)[0];
  const severe = countWhole(
    failed.filter((issue) => issue.impact === 'critical' || issue.impact === 'serious'),
  );
  const severeSentence =
    severe > 0 ? ` ${severe} of them ${severe === 1 ? 'is' : 'are'} critical or serious.` : '';
  const worstSentence = worst
    ? ` The heaviest is “${worst.title}” (${categoryName(worst.category)}, ${countOf(worst.nodesTotal, 'element')}).`
    : '';
  return `This page scores ${score} of 100 (${scoreWord(score)}). ${countOf(countWhole(failed), 'issue')} failed an automatic check.${severeSentence}${worstSentence}${beyondSentence}${reviewSentence}`;
}

/** Without a period. `hasBeyond`: something did fail, which the standard does not ask for. */
export function noneFailed(standard: Standard, hasBeyond: boolean): string {
  return `No automatic check${hasBeyond ? ` of ${standardName(standard)}` : ''} failed`;
}

/** How many people have set aside; none where they have not. */
export function settledSentences(issues: readonly Issue[]): string[] {
  const { ignored, falseAlarms } = countSettled(issues);
  return [
    ...(ignored > 0
      ? [
          `${countOf(ignored, 'issue')} ${ignored === 1 ? 'is' : 'are'} ignored for now, and still in the score.`,
        ]
      : []),
    ...(falseAlarms > 0
      ? [
          `${countOf(falseAlarms, 'finding')} ${falseAlarms === 1 ? 'was' : 'were'} marked as ${falseAlarms === 1 ? 'a false alarm' : 'false alarms'} and left out of the score.`,
        ]
      : []),
  ];
}

export interface BestFix {
  fingerprint: string;
  title: string;
  /** The work as an imperative; the title where the rule is not known. */
  todo: string;
  /** How many points of 100 the overall score gains when only this issue is fixed. */
  gain: number;
  /**
   * 0 to 1: the overall score after this fix and those before it; null where it rises by less than is worth naming, or
   * single fixes have no figure.
   */
  scoreAfter: number | null;
}

/** What to fix first, what each adds alone, and where they lead one after the other. */
export function bestFixes(issues: readonly Issue[], count = 3): BestFix[] {
  const { now, without } = scoreWithoutEach(issues);
  const work = worstFirst(issues.filter(isToDo));
  // What is ignored is not proposed, and goes on to count.
  const ignored = issues.filter((issue) => countsInScore(issue) && !isToDo(issue));
  const scoreAfter = (place: number) =>
    scoreIssues([...ignored, ...work.slice(place)]).overallScore;
  return work.slice(0, count).map((issue, place) => ({
    fingerprint: issue.fingerprint,
    title: issue.title,
    todo: issue.guide?.todo ?? issue.title,
    gain: toScoreOutOf100(without(issue) - now),
    scoreAfter: isNamedGain(toScoreOutOf100(scoreAfter(place + 1) - scoreAfter(place)))
      ? scoreAfter(place + 1)
      : null,
  }));
}

/** What is to be done, by severity. */
export function countByImpact(
  issues: readonly Pick<Issue, 'impact' | 'outcome' | 'level' | 'inStandard' | 'verdict'>[],
): Record<Impact, number> {
  const counts = { critical: 0, serious: 0, moderate: 0, minor: 0 };
  for (const issue of issues) if (isToDo(issue)) counts[issue.impact] += 1;
  return counts;
}
