import type { BusinessSummary } from '@curbcut/contracts';

type Grade = BusinessSummary['risk_assessment']['legal_risk_level'];

/** High above 5 critical issues, Medium above 0, otherwise Low. */
export function legalRisk(criticalCount: number): Grade {
  if (criticalCount > 5) return 'High';
  return criticalCount > 0 ? 'Medium' : 'Low';
}

/** High above 80, Medium above 60, otherwise Low: the nearer the page is, the sooner the work pays. */
export function roiPotential(scoreOutOf100: number): Grade {
  if (scoreOutOf100 > 80) return 'High';
  return scoreOutOf100 > 60 ? 'Medium' : 'Low';
}

/** A tenth of a day for each issue, rounded up to whole days. */
export function fixTime(totalIssues: number): string {
  const days = Math.ceil(totalIssues / 10);
  return `${days} day${days === 1 ? '' : 's'}`;
}

/** High with any critical issue, Medium with any serious one, otherwise Low. */
export function priority(counts: { critical: number; serious: number }): Grade {
  if (counts.critical > 0) return 'High';
  return counts.serious > 0 ? 'Medium' : 'Low';
}
