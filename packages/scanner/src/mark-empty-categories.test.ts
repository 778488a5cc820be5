import { categories } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { listJudgedCategories } from './engines/axe/list-judged-categories.ts';
import { markEmptyCategories } from './mark-empty-categories.ts';

const scores = categories.map(({ slug }) => ({ slug, score: 1, issuesCount: 0 }));
const empty = (marked: ReturnType<typeof markEmptyCategories>) =>
  marked.filter(({ nothingToCheck }) => nothingToCheck).map(({ slug }) => slug);
const output = (judged: (typeof categories)[number]['slug'][]) => ({
  output: { findings: [], passedRules: 0, judged, notAssessed: [] },
});

test('a category that no engine had anything to judge in has nothing to check', () => {
  const judged = categories.map(({ slug }) => slug).filter((slug) => slug !== 'forms');
  expect(empty(markEmptyCategories(scores, [output(judged)], []))).toEqual(['forms']);
  expect(empty(markEmptyCategories(scores, [output(judged), output(['forms'])], []))).toEqual([]);
});

test('a category with a finding has something, also when only our own checks saw it', () => {
  const judged = categories.map(({ slug }) => slug).filter((slug) => slug !== 'forms');
  const runs = [{ output: null }, output(judged)];
  expect(empty(markEmptyCategories(scores, runs, [{ category: 'forms' }]))).toEqual([]);
});

test('rules that passed, failed or need a review were judged', () => {
  const results = {
    passes: [{ id: 'image-alt' }, { id: 'unknown-rule' }],
    violations: [{ id: 'label' }],
    incomplete: [{ id: 'link-name' }, { id: 'image-alt' }],
  };
  expect(listJudgedCategories(results).sort()).toEqual(['forms', 'image-accessibility', 'links']);
});
