import { expect, test } from 'vitest';
import { changeOf, criticalPlaceOf, extentOf, lineOf } from './websites.ts';

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

test('a change needs a scan before, and only the first result is called so', () => {
  const row = {
    overall_score: 0.71,
    previous_score: null,
    results_count: 1,
    scores: [0.71],
    scan_type: 'single_page' as const,
  };
  expect(changeOf({ ...row, previous_score: 0.68, results_count: 2 })).toBe(3);
  expect(changeOf(row)).toBe('first result');
  expect(changeOf({ ...row, results_count: 2 })).toBeNull();
  expect(changeOf({ ...row, results_count: 2, scan_type: 'site' })).toBe('first site scan');
  const other = { ...row, results_count: 2, scan_type: 'site' as const, scores: [0.6, 0.71] };
  expect(changeOf(other)).toBeNull();
});

test('says on which page critical issues are where the row is of another scan', () => {
  const critical_url = 'https://a.example/shop';
  expect(criticalPlaceOf({ scan_id: 'a', critical_scan_id: 'b', critical_url })).toBe('/shop');
  expect(criticalPlaceOf({ scan_id: 'a', critical_scan_id: 'a', critical_url })).toBeNull();
});

test('a line goes from left to right, higher is better', () => {
  expect(lineOf([0.5])).toBeNull();
  expect(lineOf([0, 0.5, 1])).toEqual({
    points: '5,31 60,18 115,5',
    last: { x: 115, y: 5 },
    limitY: 10.2,
  });
});
