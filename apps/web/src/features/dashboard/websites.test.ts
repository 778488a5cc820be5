import { expect, test } from 'vitest';
import { changeOf, extentOf, lineOf } from './websites.ts';

const page = { scan_type: 'single_page' as const, pages_done: null, urls_count: 1 };

test.each([
  [{ ...page, url: 'https://a.example/' }, '1 page scanned: start page'],
  [{ ...page, url: 'https://a.example/x?y=1' }, '1 page scanned: /x?y=1'],
  [{ ...page, urls_count: 2, url: 'https://a.example/' }, '2 pages scanned'],
  [
    { ...page, scan_type: 'site' as const, pages_done: 96, url: 'https://a.example/' },
    'Site scan, 96 pages',
  ],
])('%o', (row, words) => {
  expect(extentOf(row)).toBe(words);
});

test('a change needs a scan before', () => {
  expect(changeOf({ overall_score: 0.71, previous_score: 0.68 })).toBe(3);
  expect(changeOf({ overall_score: 0.71, previous_score: null })).toBeNull();
  expect(changeOf({ overall_score: null, previous_score: 0.7 })).toBeNull();
});

test('a line goes from left to right, higher is better', () => {
  expect(lineOf([0.5])).toBeNull();
  expect(lineOf([0, 0.5, 1])).toEqual({
    points: '5,31 60,18 115,5',
    last: { x: 115, y: 5 },
    limitY: 10.2,
  });
});
