import type { NotScanned } from '@curbcut/wire/scan';
import { expect, test } from 'vitest';
import {
  countNearCopies,
  onPageSentence,
  pageName,
  pageNameAmong,
  pagePath,
  scoreChange,
} from './site-page-lists.ts';

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

test('a page whose title others have is named with its path', () => {
  const [contact, login, about] = ['contact', 'login', 'about'].map((path) => ({
    title: path === 'about' ? 'About' : 'Contact',
    url: `https://shop.example/${path}`,
  })) as [
    { title: string; url: string },
    { title: string; url: string },
    { title: string; url: string },
  ];
  const all = [contact, login, about];
  expect(all.map((page) => pageNameAmong(page, all))).toEqual([
    'Contact (/contact)',
    'Contact (/login)',
    'About',
  ]);
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

test('near-copies are counted over all reasons, and nothing else is', () => {
  const group = (kind: NotScanned['kind'], count: number): NotScanned => ({
    kind,
    count,
    name: '',
    example: '',
    advice: '',
  });
  const groups = [
    group('history-view', 40),
    group('noindex', 20),
    group('sign-in-view', 2),
    group('not-canonical', 7),
    group('page-limit', 9),
    group('failed', 3),
    group(null, 1),
  ];
  expect(countNearCopies({ not_scanned: groups })).toBe(62);
  expect(countNearCopies({ not_scanned: [] })).toBe(0);
});
