import type { CategoryScore } from './page-scan.ts';
import { categories } from './category.ts';
import type { CategorySlug } from './category.ts';
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

/** Goes up whenever the formula below changes, so that scores of different formulas are not taken for progress. */
export const scoreFormula = 1;

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
  const points = pointsByCategory(issues);
  return {
    overallScore: overallScoreOf(points),
    categories: categories.map(({ slug }, index) => ({
      slug,
      score: roundScore(categoryScore(points[index] ?? 0)),
      issuesCount: issues.filter((issue) => issue.category === slug && issue.outcome === 'failed')
        .length,
    })),
  };
}

/**
 * The overall score, and what it would be without one of the issues. Answers each in the time that one category takes:
 * a page can have thousands of issues.
 */
export function scoreWithoutEach(issues: readonly Scored[]): {
  now: number;
  without: (issue: Scored) => number;
} {
  const points = pointsByCategory(issues);
  return {
    now: overallScoreOf(points),
    without: (issue) =>
      overallScoreOf(
        categories.map(({ slug }, index) => {
          const all = points[index] ?? 0;
          return slug === issue.category ? Math.max(0, all - issuePoints(issue)) : all;
        }),
      ),
  };
}

/** In the order of the categories. */
function pointsByCategory(issues: readonly Scored[]): number[] {
  const sums = new Map<CategorySlug, number>();
  for (const issue of issues) {
    sums.set(issue.category, (sums.get(issue.category) ?? 0) + issuePoints(issue));
  }
  return categories.map(({ slug }) => sums.get(slug) ?? 0);
}

function overallScoreOf(points: readonly number[]): number {
  const exact = points.map(categoryScore);
  const mean = exact.reduce((sum, score) => sum + score, 0) / exact.length;
  return roundScore((mean + Math.min(...exact)) / 2);
}

function categoryScore(points: number): number {
  return Math.exp(-points / 100);
}

/** Rounds down, so that a page with a failed issue never shows 100. */
function roundScore(score: number): number {
  return Math.floor(score * 100 + 1e-9) / 100;
}
