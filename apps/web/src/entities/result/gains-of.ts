import {
  countsInScore,
  isNamedGain,
  scoreWithoutEach,
  toScoreOutOf100,
  type Issue,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';

/** Points of 100 that fixing one issue alone brings; null where that is too little to name, or single issues have no figure. */
export function gainsOf(
  { scanType }: Pick<ScanReport, 'scanType'>,
  { issues, overallScore }: Pick<ScanResult, 'issues' | 'overallScore'>,
): (issue: Issue) => number | null {
  const { now, without } = scoreWithoutEach(issues);
  if (scanType === 'site' || overallScore === null || now !== overallScore) return () => null;
  return (issue) => {
    const gain = countsInScore(issue) ? toScoreOutOf100(without(issue) - now) : 0;
    return isNamedGain(gain) ? gain : null;
  };
}
