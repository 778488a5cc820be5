import { countOf } from '../text/count-of.ts';
import { toScoreOutOf100 } from './score-band.ts';

export type Grade = 'High' | 'Medium' | 'Low';

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
  return countOf(days, 'day');
}

/** High with any critical issue, Medium with any other, otherwise Low. */
function priorityOf(critical: number, total: number | null): Grade | null {
  if (critical > 0) return 'High';
  if (total === null) return null;
  return total > 0 ? 'Medium' : 'Low';
}

/**
 * What a business summary says when only the figures of a scan are known. `score`: 0 to 1. What follows from a figure
 * that is not known is null: an unknown number of critical issues is no low risk.
 */
export function businessDefaults(figures: {
  score: number | null;
  total: number | null;
  critical: number | null;
}): {
  roi: Grade | null;
  /** 100 minus the score out of 100. */
  userImpact: number | null;
  legalRisk: Grade | null;
  fixTime: string | null;
  priority: Grade | null;
} {
  const { score, total, critical } = figures;
  const outOf100 = score === null ? null : toScoreOutOf100(score);
  return {
    roi: outOf100 === null ? null : roiPotential(outOf100),
    userImpact: outOf100 === null ? null : 100 - outOf100,
    legalRisk: critical === null ? null : legalRisk(critical),
    fixTime: total === null ? null : fixTime(total),
    priority: critical === null ? null : priorityOf(critical, total),
  };
}
