import { expect, test } from 'vitest';
import { siteSecondsToGo, timeToGoSentence } from './time-to-go.ts';

const now = new Date('2026-11-28T12:00:00Z');
/** The ends of pages so many seconds ago. */
const ends = (...secondsAgo: number[]) =>
  secondsAgo.map((seconds) => new Date(now.getTime() - 1_000 * seconds));

test('nothing is told before there is a pace', () => {
  expect(siteSecondsToGo({ ends: [], open: 40, now })).toBeNull();
  expect(siteSecondsToGo({ ends: ends(0, 5, 10, 15), open: 40, now })).toBeNull();
  // Five that came in one moment tell nothing.
  expect(siteSecondsToGo({ ends: ends(0, 0, 0, 0, 0), open: 40, now })).toBeNull();
  expect(siteSecondsToGo({ ends: ends(0, 5, 10, 15, 20), open: 0, now })).toBeNull();
});

test('the pages that are left take as long as the last ones did', () => {
  expect(siteSecondsToGo({ ends: ends(0, 5, 10, 15, 20), open: 40, now })).toBe(200);
  expect(siteSecondsToGo({ ends: ends(5, 0, 20, 10, 15), open: 40, now })).toBe(200);
});

test('while no page ends, the time to go grows', () => {
  const stalled = siteSecondsToGo({ ends: ends(100, 105, 110, 115, 120), open: 40, now });
  expect(stalled).toBe(1_200);
});

test.each([
  [20, true, 'Less than a minute to go at this pace.'],
  [61, true, 'About 2 minutes to go at this pace.'],
  [60, true, 'About 1 minute to go at this pace.'],
  [540, true, 'About 9 minutes to go at this pace.'],
  [1_330, true, 'About 25 minutes to go at this pace.'],
  [7_000, true, 'About 2 hours to go at this pace.'],
  [540, false, 'About 9 minutes to go at this pace, and longer if more pages are found.'],
])('%d seconds, with all pages known: %j', (seconds, isAllFound, sentence) => {
  expect(timeToGoSentence(seconds, isAllFound)).toBe(sentence);
});
