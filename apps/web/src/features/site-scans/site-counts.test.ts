import { expect, test } from 'vitest';
import { sitePercent, siteSentence } from './site-counts.ts';

const counts = { found: 0, done: 0, failed: 0, skipped: 0, status: 'running' as const };

test.each([
  [{ ...counts, status: 'queued' as const }, 0, 'Waiting in the queue'],
  [counts, 0, 'Looking for the pages of the site'],
  [{ ...counts, found: 1 }, 0, '0 of 1 page scanned'],
  [{ ...counts, found: 40, done: 9, failed: 1 }, 25, '9 of 40 pages scanned, 1 failed'],
  [{ ...counts, found: 3, done: 3, skipped: 2 }, 99, '3 of 3 pages scanned, 2 skipped'],
  [{ ...counts, found: 4, done: 1, status: 'completed' as const }, 100, '1 of 4 pages scanned'],
])('%o', (of, percent, sentence) => {
  expect(sitePercent(of)).toBe(percent);
  expect(siteSentence(of)).toBe(sentence);
});
