import {
  categoryName,
  countsInScore,
  scoreWithoutEach,
  toScoreOutOf100,
  worstFirst,
  type Issue,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { lighthouseScore } from './lighthouse.ts';

/**
 * Why the score is what it is: what takes most, and why Lighthouse’s differs. Empty where a sentence would say nothing
 * that is known.
 */
export function whyScore(
  { scanType }: Pick<ScanReport, 'scanType'>,
  result: Pick<ScanResult, 'issues' | 'overallScore' | 'engineScores'>,
): string[] {
  if (result.overallScore === null) return [];
  return [ground(scanType, result), lighthouseSentence(result)].flatMap((one) => one ?? []);
}

function ground(
  scanType: ScanReport['scanType'],
  { issues, overallScore }: Pick<ScanResult, 'issues' | 'overallScore'>,
): string {
  if (scanType === 'site') return 'the mean of the scores of the pages.';
  const failed = worstFirst(issues.filter(countsInScore));
  const { now, without } = scoreWithoutEach(issues);
  const [worst] = failed.toSorted((a, b) => without(b) - without(a));
  if (!worst) return 'nothing failed that counts.';
  const place = `“${worst.title}” (${categoryName(worst.category)})`;
  // A score of an older formula can't be told apart into its parts by today's.
  if (now !== overallScore) return `${place} takes the most.`;
  return `${place} takes the most. Without it the page has ${toScoreOutOf100(without(worst))}.`;
}

function lighthouseSentence(
  result: Pick<ScanResult, 'overallScore' | 'engineScores'>,
): string | null {
  const score = lighthouseScore(result);
  if (score === null || result.overallScore === null || score === result.overallScore) return null;
  return `Lighthouse gives ${toScoreOutOf100(score)}: it only asks which of its own rules pass.`;
}

/** Points of 100 that fixing one issue alone brings; null where single issues have no figure. */
export function gainsOf(
  { scanType }: Pick<ScanReport, 'scanType'>,
  { issues, overallScore }: Pick<ScanResult, 'issues' | 'overallScore'>,
): (issue: Issue) => number | null {
  const { now, without } = scoreWithoutEach(issues);
  if (scanType === 'site' || overallScore === null || now !== overallScore) return () => null;
  return (issue) => (countsInScore(issue) ? toScoreOutOf100(without(issue) - now) : null);
}
