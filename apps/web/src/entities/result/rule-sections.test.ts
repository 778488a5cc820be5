import { expect, test } from 'vitest';
import { findRules, type ListedRule, ruleSections } from './rule-sections.ts';

const rule = (id: string, more: Partial<ListedRule>): ListedRule => ({
  id,
  title: id,
  outcome: 'passed',
  level: 'A',
  criteria: [],
  in_standard: true,
  issues: [],
  techniques: [],
  act_rules: [],
  ...more,
});

const three = [
  rule('image-alt', { criteria: ['1.1.1'], techniques: ['F65'], act_rules: ['23a2a8'] }),
  rule('heading-order', { level: 'best-practice', outcome: 'inapplicable' }),
  rule('color-contrast-enhanced', { level: 'AAA', criteria: ['1.4.6'], outcome: 'failed' }),
];

const idsOf = (rules: readonly ListedRule[]) => rules.map(({ id }) => id);

test('what failed comes first, and outcomes of no rule are left out', () => {
  expect(ruleSections(three).map(({ title, rules }) => [title, ...idsOf(rules)])).toEqual([
    ['Failed', 'color-contrast-enhanced'],
    ['Passed', 'image-alt'],
    ['Not applicable', 'heading-order'],
  ]);
});

test.each([
  ['', ['image-alt', 'heading-order', 'color-contrast-enhanced']],
  ['best practice', ['heading-order']],
  ['AAA', ['color-contrast-enhanced']],
  ['non-text WCAG', ['image-alt']],
  ['f65', ['image-alt']],
  ['act 23A2A8', ['image-alt']],
  ['nothing of the kind', []],
])('the words “%s” find %j', (words, found) => {
  expect(idsOf(findRules(three, words))).toEqual(found);
});
