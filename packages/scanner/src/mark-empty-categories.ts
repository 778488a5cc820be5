import type { CategoryScore, Issue } from '@curbcut/model/scan';
import type { EngineResult } from './run-engines.ts';

/** Says of which categories there was nothing on the page: their score is no praise. */
export function markEmptyCategories(
  categories: readonly CategoryScore[],
  runs: readonly Pick<EngineResult, 'output'>[],
  issues: readonly Pick<Issue, 'category'>[],
): CategoryScore[] {
  const judged = new Set([
    ...runs.flatMap(({ output }) => output?.judged ?? []),
    ...issues.map(({ category }) => category),
  ]);
  return categories.map((category) =>
    judged.has(category.slug) ? category : { ...category, nothingToCheck: true },
  );
}
