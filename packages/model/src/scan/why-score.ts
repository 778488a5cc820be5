import { countOf } from '../text/count-of.ts';
import { categoryName } from './category.ts';
import { lighthouseScore } from './lighthouse.ts';
import type { ScanReport, ScanResult } from './scan-report.ts';
import { isNamedGain, toScoreOutOf100 } from './score-band.ts';
import { countsInScore, scoreWithoutEach } from './score.ts';
import { worstFirst } from './worst-first.ts';

/** What the score of a site is the mean of. */
export interface SiteScores {
  pages: number;
  worst: { name: string; score: number };
}

/**
 * Why the score is what it is: what takes most, and why Lighthouse’s differs. Empty where a sentence would say nothing
 * that is known.
 */
export function whyScore(
  { scanType }: Pick<ScanReport, 'scanType'>,
  result: Pick<ScanResult, 'issues' | 'overallScore' | 'engineScores'>,
  site: SiteScores | null = null,
): string[] {
  if (result.overallScore === null) return [];
  return [
    scanType === 'site' ? siteGround(site) : ground(result),
    lighthouseSentence(result),
  ].flatMap((one) => one ?? []);
}

function siteGround(site: SiteScores | null): string {
  if (!site) return 'It is the mean of the scores of the pages.';
  const mean = `It is the mean of ${countOf(site.pages, 'page')}.`;
  if (site.pages === 1) return mean;
  return `${mean} The worst is ${site.worst.name} with ${toScoreOutOf100(site.worst.score)}.`;
}

function ground({ issues, overallScore }: Pick<ScanResult, 'issues' | 'overallScore'>): string {
  const failed = worstFirst(issues.filter(countsInScore));
  const { now, without } = scoreWithoutEach(issues);
  const [worst] = failed.toSorted((a, b) => without(b) - without(a));
  if (!worst) return 'Nothing failed that counts.';
  const cost = `“${worst.title}” (${categoryName(worst.category)}) costs the most.`;
  // A score of an older formula can't be told apart into its parts by today's.
  if (now !== overallScore || !isNamedGain(toScoreOutOf100(without(worst) - now))) return cost;
  return `${cost} Fix it and the score rises to ${toScoreOutOf100(without(worst))}.`;
}

function lighthouseSentence(
  result: Pick<ScanResult, 'overallScore' | 'engineScores'>,
): string | null {
  const score = lighthouseScore(result);
  if (score === null || result.overallScore === null || score === result.overallScore) return null;
  return `Lighthouse scores it ${toScoreOutOf100(score)} because it counts only its own rules.`;
}
