import type { CategoryScore, RuleRun } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';

const met: ReadonlySet<RuleRun['outcome']> = new Set(['failed', 'needs-review', 'passed']);

/** Takes the score from the categories none of whose rules met an element that it is about: it would be no praise. */
export function withoutEmptyCategories(
  categories: readonly CategoryScore[],
  rules: readonly RuleRun[],
): CategoryScore[] {
  const applied = new Set(
    rules.filter(({ outcome }) => met.has(outcome)).map(({ rule }) => findRule(rule)?.category),
  );
  return categories.map((category) =>
    applied.has(category.slug) ? category : { ...category, score: null },
  );
}
