import type { CategoryScore, RuleRun } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';

const met: ReadonlySet<RuleRun['outcome']> = new Set(['failed', 'needs-review', 'passed']);

/**
 * Takes the score from the categories none of whose rules met an element that it is about: it would be no praise. Where
 * one of them was not run there may be such elements, so it is not said that there is nothing to check.
 */
export function withoutEmptyCategories(
  categories: readonly CategoryScore[],
  rules: readonly RuleRun[],
): CategoryScore[] {
  const applied = new Set(
    rules.filter(({ outcome }) => met.has(outcome)).map(({ rule }) => findRule(rule)?.category),
  );
  const untested = new Set(rules.filter(isUntested).map(({ rule }) => findRule(rule)?.category));
  return categories.map((category) => {
    if (applied.has(category.slug)) return category;
    const { slug } = category;
    return { ...category, score: null, ...(untested.has(slug) ? { untested: true } : {}) };
  });
}

/** Of a page that has nothing to score. */
export function withoutScores(categories: readonly CategoryScore[]): CategoryScore[] {
  return categories.map((category) => ({ ...category, score: null }));
}

/** An experimental rule may be left untested on a page that has nothing for it: axe does not tell that apart. */
function isUntested({ rule, outcome }: RuleRun): boolean {
  return outcome === 'untested' && findRule(rule)?.experimental !== true;
}
