import { countOf } from '../text/count-of.ts';
import type { CategorySlug } from './category.ts';
import type { Issue } from './issue.ts';
import type { CompletedPageScan } from './page-scan.ts';
import { nothingToScore, scoreWord, toScoreOutOf100 } from './score-band.ts';
import { countsInScore, countWhole, isBeyondStandard } from './score.ts';
import { defaultStandard, type Standard } from './standard.ts';
import { isOfPagesTogether } from './site-engine.ts';
import { noneFailed, settledSentences } from './summary.ts';

/** What the pages of a site come to as they stand by now, with all that people have decided about them since. */
export interface SiteFigures {
  /** The mean of the pages' scores, 0 to 1; null when none has one. */
  overallScore: number | null;
  /** Of each category that a page has something of, the mean. */
  categoryScores: Partial<Record<CategorySlug, number>>;
  /** Pages with a result. */
  pages: number;
}

/** The result of a site with the scores of its pages: its own list of causes tells nothing of what a page weighs. */
export function withSiteFigures(
  site: CompletedPageScan,
  { overallScore, categoryScores, pages }: SiteFigures,
): CompletedPageScan {
  const { issues, standard = defaultStandard } = site;
  return {
    ...site,
    overallScore,
    categories: site.categories.map((category) => ({
      ...category,
      score: categoryScores[category.slug] ?? null,
    })),
    summary: summarizeSite({ pages, overallScore, issues, standard }),
  };
}

/** No page has what only the pages together show; where that fails, nothing is perfect. */
export function scoreOfSite(mean: number | null, issues: readonly Issue[]): number | null {
  const isFailedTogether = issues.some((issue) => countsInScore(issue) && isOfPagesTogether(issue));
  return mean === null || !isFailedTogether ? mean : Math.min(mean, 0.99);
}

/** How a site stands, in two or three sentences. */
export function summarizeSite({
  pages: count,
  overallScore,
  issues,
  standard,
}: {
  pages: number;
  overallScore: number | null;
  issues: readonly Issue[];
  standard: Standard;
}): string {
  return [unsettled(), ...settledSentences(issues)].join(' ');

  function unsettled(): string {
    const pages = countOf(count, 'page');
    const isOne = count === 1;
    const failed = issues.filter(countsInScore);
    const none = noneFailed(standard, issues.some(isBeyondStandard));
    if (overallScore === null) {
      return `${nothingToScore}: the ${pages} scanned of this site ${isOne ? 'shows' : 'show'} nothing. ${failed.length === 0 ? none : `${countOf(countWhole(failed), 'issue')} failed an automatic check`}.`;
    }
    if (failed.length === 0) {
      return `${none} on the ${pages} that ${isOne ? 'was' : 'were'} scanned. A person should still test the site with the keyboard and a screen reader.`;
    }
    const [worst] = failed;
    const widest = worst
      ? ` The heaviest is “${worst.title}”, on ${countOf(worst.pagesCount ?? 1, 'page')}.`
      : '';
    const score = `${toScoreOutOf100(overallScore)} of 100`;
    const scores = isOne ? `scores ${score}` : `score ${score} on average`;
    return `The ${pages} scanned of this site ${scores} (${scoreWord(toScoreOutOf100(overallScore))}). ${countOf(countWhole(failed), 'issue')} failed an automatic check, each counted once however many pages have it.${widest}`;
  }
}
