import type { CategoryScore } from './page-scan.ts';
import { categories } from './category.ts';
import type { CategorySlug } from './category-slug.ts';
import type { Impact, Issue } from './issue.ts';

/**
 * The score rule, with a worked example in docs/scoring.md.
 * Only failed issues count. Each takes points by impact, more when many elements are affected;
 * best practices and AAA take a quarter. A category's score is 100 * e^(-points / 100),
 * the overall score is half the mean of the eight categories and half the weakest one.
 * Every step falls with each issue and element, so fixing something never lowers a score.
 */
export const impactPoints: Record<Impact, number> = {
  critical: 25,
  serious: 15,
  moderate: 8,
  minor: 4,
};

const advisoryFactor = 0.25;

export function issuePoints(
  issue: Pick<Issue, 'impact' | 'level' | 'outcome' | 'nodesTotal'>,
): number {
  if (issue.outcome !== 'failed') return 0;
  const spread = 1 + Math.min(1, Math.log2(Math.max(1, issue.nodesTotal)) / 8);
  const advisory = issue.level === 'best-practice' || issue.level === 'AAA' ? advisoryFactor : 1;
  return impactPoints[issue.impact] * spread * advisory;
}

type Scored = Pick<Issue, 'impact' | 'level' | 'outcome' | 'nodesTotal' | 'category'>;

/** All scores are 0 to 1 with two decimals. */
export function scoreIssues(issues: readonly Scored[]): {
  overallScore: number;
  categories: CategoryScore[];
} {
  const exact = categories.map(({ slug }) => ({
    slug,
    score: categoryScore(issues, slug),
    issuesCount: issues.filter((issue) => issue.category === slug && issue.outcome === 'failed')
      .length,
  }));
  const mean = exact.reduce((sum, { score }) => sum + score, 0) / exact.length;
  const weakest = Math.min(...exact.map(({ score }) => score));
  return {
    overallScore: roundScore((mean + weakest) / 2),
    categories: exact.map((category) => ({ ...category, score: roundScore(category.score) })),
  };
}

function categoryScore(issues: readonly Scored[], slug: CategorySlug): number {
  const points = issues
    .filter((issue) => issue.category === slug)
    .reduce((sum, issue) => sum + issuePoints(issue), 0);
  return Math.exp(-points / 100);
}

/** Rounds down, so that a page with a failed issue never shows 100. */
function roundScore(score: number): number {
  return Math.floor(score * 100 + 1e-9) / 100;
}
