import { categories, type Outcome } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { withoutEmptyCategories } from './without-empty-categories.ts';

const scores = categories.map(({ slug }) => ({ slug, score: 1, issuesCount: 0 }));

function categoriesWith(...outcomes: [rule: string, outcome: Outcome][]): string[] {
  const rules = outcomes.map(([rule, outcome]) => ({ rule, outcome, hash: '' }));
  return withoutEmptyCategories(scores, rules)
    .filter(({ score }) => score !== null)
    .map(({ slug }) => slug);
}

test('a category in which a rule passed, failed or needs a review has something to check', () => {
  expect(
    categoriesWith(['image-alt', 'passed'], ['label', 'failed'], ['link-name', 'needs-review']),
  ).toEqual(['image-accessibility', 'forms', 'links']);
});

test('a category whose rules met nothing that they are about has nothing to check', () => {
  expect(categoriesWith(['label', 'inapplicable'], ['select-name', 'untested'])).toEqual([]);
  expect(categoriesWith(['label', 'inapplicable'], ['button-name', 'passed'])).toEqual(['forms']);
});
