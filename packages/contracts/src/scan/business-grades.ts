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
function priorityOf(critical: number, total: number): Grade {
  if (critical > 0) return 'High';
  return total > 0 ? 'Medium' : 'Low';
}

/** What a business summary says when only the figures of a scan are known. `score`: 0 to 1. */
export function businessDefaults(figures: { score: number; total: number; critical: number }): {
  roi: Grade;
  /** 100 minus the score out of 100. */
  userImpact: number;
  legalRisk: Grade;
  fixTime: string;
  priority: Grade;
} {
  const outOf100 = toScoreOutOf100(figures.score);
  return {
    roi: roiPotential(outOf100),
    userImpact: 100 - outOf100,
    legalRisk: legalRisk(figures.critical),
    fixTime: fixTime(figures.total),
    priority: priorityOf(figures.critical, figures.total),
  };
}
