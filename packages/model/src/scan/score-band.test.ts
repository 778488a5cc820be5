import { expect, test } from 'vitest';
import { bandColor, bandLimits, scoreWord, toScoreOutOf100 } from './score-band.ts';

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
  [100, 'green'],
  [90, 'green'],
  [89, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [70, 'yellow'],
  [69, 'yellow'],
  [60, 'yellow'],
  [59, 'red'],
  [0, 'red'],
] as const)('%i is %s', (score, color) => {
  expect(bandColor(score)).toBe(color);
});

test('a word has one color, and the limits are where the colors change', () => {
  const scores = Array.from({ length: 101 }, (_, score) => score);
  const colorsOf = Map.groupBy(scores, scoreWord);
  for (const [word, members] of colorsOf) {
    expect(new Set(members.map(bandColor)).size, word).toBe(1);
  }
  expect(bandLimits).toEqual({
    green: scores.findIndex((score) => bandColor(score) === 'green'),
    yellow: scores.findIndex((score) => bandColor(score) === 'yellow'),
  });
});

test('every wire score with two decimals becomes its whole number', () => {
  const wire = Array.from({ length: 101 }, (_, hundredth) => hundredth / 100);
  expect(wire.map(toScoreOutOf100)).toEqual(Array.from({ length: 101 }, (_, score) => score));
});
