import { expect, test } from 'vitest';
import { onPageSentence, pageName, pagePath, scoreChange } from './site-page-lists.ts';

test.each([
  ['https://wiki.example/wiki/Elbe?x=1#y', '/wiki/Elbe?x=1'],
  ['https://wiki.example', '/'],
  ['no address', 'no address'],
])('the path of %s', (url, path) => {
  expect(pagePath(url)).toBe(path);
});

test('a page is named by its title, and by its path without one', () => {
  const url = 'https://wiki.example/elbe';
  expect(pageName({ title: 'Elbe', url })).toBe('Elbe');
  expect(pageName({ title: null, url })).toBe('/elbe');
});

test('a change needs both scores', () => {
  expect(scoreChange({ overall_score: 0.71, previous_score: 0.73 })).toBe(-2);
  expect(scoreChange({ overall_score: 0.71, previous_score: null })).toBeNull();
  expect(scoreChange({ overall_score: null, previous_score: 0.7 })).toBeNull();
});

test.each([
  [{ elements: 41, overall_score: 0.71 }, '41 elements, score 71'],
  [{ elements: 1, overall_score: null }, '1 element'],
  [{ elements: 0, overall_score: 1 }, 'the page, score 100'],
])('%o', (page, sentence) => {
  expect(onPageSentence(page)).toBe(sentence);
});
