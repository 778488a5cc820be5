import { categories, type Impact, type Issue } from '@curbcut/model/scan';

const impactPoints: Record<Impact, number> = { critical: 25, serious: 15, moderate: 8, minor: 4 };

export type ScoredIssue = Pick<Issue, 'impact' | 'level' | 'outcome' | 'nodesTotal' | 'category'>;

/** The overall score of formula 1, 0 to 1: half the mean of the eight categories and half the weakest. */
export function scoreByFormula1(issues: readonly ScoredIssue[]): number {
  const scores = categories.map(({ slug }) => {
    const own = issues.filter(({ category }) => category === slug);
    return Math.exp(-own.reduce((sum, issue) => sum + pointsOf(issue), 0) / 100);
  });
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.floor(((mean + Math.min(...scores)) / 2) * 100 + 1e-9) / 100;
}

function pointsOf({ impact, level, outcome, nodesTotal }: ScoredIssue): number {
  if (outcome !== 'failed') return 0;
  const spread = 1 + Math.min(1, Math.log2(Math.max(1, nodesTotal)) / 8);
  const advisory = level === 'best-practice' || level === 'AAA' ? 0.25 : 1;
  return impactPoints[impact] * spread * advisory;
}
