import { expect, test } from 'vitest';
import {
  bandColor,
  dashboardBands,
  historyBands,
  scoreWord,
  toScoreOutOf100,
} from './score-band.ts';

test.each([
  [100, 'Excellent'],
  [90, 'Excellent'],
  [89, 'Good'],
  [80, 'Good'],
  [79, 'Fair'],
  [70, 'Fair'],
  [69, 'Poor'],
  [60, 'Poor'],
  [59, 'Critical'],
  [0, 'Critical'],
] as const)('%i is %s', (score, word) => {
  expect(scoreWord(score)).toBe(word);
});

test.each([
  [80, 'green', 'yellow'],
  [90, 'green', 'green'],
  [89, 'green', 'yellow'],
  [79, 'yellow', 'yellow'],
  [70, 'yellow', 'yellow'],
  [69, 'yellow', 'red'],
  [60, 'yellow', 'red'],
  [59, 'red', 'red'],
] as const)('%i is %s on the dashboard and %s in the history', (score, dashboard, history) => {
  expect(bandColor(score, dashboardBands)).toBe(dashboard);
  expect(bandColor(score, historyBands)).toBe(history);
});

test('every wire score with two decimals becomes its whole number', () => {
  const wire = Array.from({ length: 101 }, (_, hundredth) => hundredth / 100);
  expect(wire.map(toScoreOutOf100)).toEqual(Array.from({ length: 101 }, (_, score) => score));
});
