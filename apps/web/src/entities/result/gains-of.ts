import {
  countsInScore,
  scoreWithoutEach,
  toScoreOutOf100,
  type Issue,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';

/** Points of 100 that fixing one issue alone brings; null where single issues have no figure. */
export function gainsOf(
  { scanType }: Pick<ScanReport, 'scanType'>,
  { issues, overallScore }: Pick<ScanResult, 'issues' | 'overallScore'>,
): (issue: Issue) => number | null {
  const { now, without } = scoreWithoutEach(issues);
  if (scanType === 'site' || overallScore === null || now !== overallScore) return () => null;
  return (issue) => (countsInScore(issue) ? toScoreOutOf100(without(issue) - now) : null);
}
