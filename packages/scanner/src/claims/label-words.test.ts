import { expect, test } from 'vitest';
import { isLabelInName, isOneLetter, isWithoutWords } from './label-words.ts';

test.each(['−', '+', '☆', '×', '→', '⋮', '…', '‹ ›', '★★★'])('%s is no word', (text) => {
  expect(isWithoutWords(text)).toBe(true);
});

test.each(['Go', '关闭', '5', '$', 'x'])('%s is one', (text) => {
  expect(isWithoutWords(text)).toBe(false);
});

test('one letter is told from words', () => {
  expect(['X', '×', 'OK', '闭', '1', '€'].filter(isOneLetter)).toEqual(['X', '闭']);
});

test.each([
  ['☆ Remember', 'Remember this trip', true],
  ['Next →', 'next page', true],
  ['Next →', 'Next', true],
  ['Date (YYYY-MM-DD)', 'Date', true],
  ['(all)', 'Everything', false],
  ['5 €', '5', false],
  ['Book', 'Bookmarks', false],
  ['Book', '', false],
])('“%s” in the name “%s”: %s', (text, name, isIn) => {
  expect(isLabelInName(text, name)).toBe(isIn);
});
