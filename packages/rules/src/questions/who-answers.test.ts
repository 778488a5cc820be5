import { answerNeedOf, byAnswerNeed } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { guideOf, rules } from '../index.ts';

const needOf = (rule: string) => answerNeedOf({ guide: guideOf(rule) ?? undefined });

test.each([
  [
    'eyes',
    ['link-purpose', 'color-contrast', 'moving-content', 'multiple-ways', 'page-title-words'],
  ],
  [
    'keyboard',
    ['keyboard-trap', 'hover-dismissible', 'focus-visible', 'scrollable-region-focusable'],
  ],
  ['screen-reader', ['p-as-heading', 'empty-heading', 'status-message', 'region']],
  ['developer-tools', ['aria-valid-attr-value', 'duplicate-id', 'html-has-lang']],
] as const)('%s answer', (need, ids) => {
  expect(ids.map((id) => [id, needOf(id)])).toEqual(ids.map((id) => [id, need]));
});

test('questions for everybody come first, and the others keep their order', () => {
  const ids = ['duplicate-id', 'link-purpose', 'html-has-lang', 'focus-visible', 'color-contrast'];
  const questions = ids.map((rule) => ({ rule, guide: guideOf(rule) ?? undefined }));
  expect(byAnswerNeed(questions).map(({ rule }) => rule)).toEqual([
    'link-purpose',
    'color-contrast',
    'focus-visible',
    'duplicate-id',
    'html-has-lang',
  ]);
});

test('every kind of answer is needed by some rules', () => {
  const counts = Map.groupBy(rules, ({ id }) => needOf(id));
  for (const [need, those] of counts) expect(those.length, need).toBeGreaterThan(30);
  expect(counts.size).toBe(4);
});
