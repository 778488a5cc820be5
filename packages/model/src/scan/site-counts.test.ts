import { expect, test } from 'vitest';
import { sitePercent, siteSentence, type SiteCounts } from './site-counts.ts';

const counts: SiteCounts = {
  status: 'running',
  pages_limit: 100,
  found: 0,
  done: 0,
  failed: 0,
  skipped: 0,
  cancelled_pages: 0,
};

test.each([
  [{ status: 'queued' as const }, 0, 'Waiting in the queue'],
  [{}, 0, 'Looking for the pages of the site'],
  [{ found: 1 }, 0, '0 of at most 100 pages scanned (1 found so far)'],
  [
    { found: 40, done: 9, failed: 1 },
    10,
    '9 of at most 100 pages scanned (40 found so far), 1 failed',
  ],
  [{ found: 100, done: 37 }, 37, '37 of 100 pages scanned'],
  [{ found: 100, done: 100, skipped: 2 }, 99, '100 of 100 pages scanned, 2 skipped'],
  [
    { found: 4, done: 1, cancelled_pages: 3, status: 'completed' as const },
    100,
    '1 of 4 pages scanned, 3 cancelled',
  ],
  [{ found: 1, done: 1, status: 'completed' as const }, 100, '1 of 1 page scanned'],
  [{ found: 1, failed: 1, status: 'failed' as const }, 1, '0 of 1 page scanned, 1 failed'],
])('%o', (of, percent, sentence) => {
  expect(sitePercent({ ...counts, ...of })).toBe(percent);
  expect(siteSentence({ ...counts, ...of })).toBe(sentence);
});

test('it never runs backwards, however many pages a page brings', () => {
  const found = [1, 7, 7, 60, 61, 100, 100];
  const percents = found.map((known, done) => sitePercent({ ...counts, found: known, done }));
  expect(percents).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
