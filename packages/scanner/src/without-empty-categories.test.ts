import { categories, type Outcome } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { withoutEmptyCategories } from './without-empty-categories.ts';

const scores = categories.map(({ slug }) => ({ slug, score: 1, issuesCount: 0 }));

type Outcomes = [rule: string, outcome: Outcome][];

function after(outcomes: Outcomes) {
  const rules = outcomes.map(([rule, outcome]) => ({ rule, outcome, revision: 1 }));
  return withoutEmptyCategories(scores, rules);
}

function categoriesWith(...outcomes: Outcomes): string[] {
  return after(outcomes)
    .filter(({ score }) => score !== null)
    .map(({ slug }) => slug);
}

function untestedCategoriesWith(...outcomes: Outcomes): string[] {
  return after(outcomes)
    .filter(({ untested }) => untested)
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

test('a category whose rules were not run is untested, unless another one of them met something', () => {
  expect(untestedCategoriesWith(['label', 'inapplicable'], ['select-name', 'untested'])).toEqual([
    'forms',
  ]);
  expect(untestedCategoriesWith(['label', 'passed'], ['select-name', 'untested'])).toEqual([]);
  expect(untestedCategoriesWith(['label', 'inapplicable'])).toEqual([]);
  // Axe leaves it out wherever no style sheet depends on the orientation.
  expect(untestedCategoriesWith(['css-orientation-lock', 'untested'])).toEqual([]);
});
