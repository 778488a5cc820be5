import { expect, it, test } from 'vitest';
import {
  columnPercent,
  countAxisEnd,
  isLabelShown,
  percentOf,
  polylinePoints,
  scoreAxisStart,
} from './chart-scale.ts';

test.each([
  [60, 40, 100, 100 / 3],
  [40, 40, 100, 0],
  [100, 0, 100, 100],
  [5, 5, 5, 0],
])('%i between %i and %i', (value, from, to, percent) => {
  expect(percentOf(value, from, to)).toBeCloseTo(percent);
});

it('spreads points evenly, and puts a single one into the middle', () => {
  expect([0, 1, 2].map((index) => columnPercent(index, 3))).toEqual([0, 50, 100]);
  expect(columnPercent(0, 1)).toBe(50);
});

test.each([
  [[51, 74], 40],
  [[41, 74], 0],
  [[12], 0],
])('scores %o begin at %i', (scores, start) => {
  expect(scoreAxisStart(scores)).toBe(start);
});

test.each([
  [[0], 1],
  [[3, 9], 10],
  [[10], 10],
  [[11], 20],
  [[47], 50],
  [[260], 500],
])('counts %o end at %i', (counts, end) => {
  expect(countAxisEnd(counts)).toBe(end);
});

test.each([
  [12, 12, 12],
  [13, 12, 7],
  [100, 6, 6],
  [2, 6, 2],
])('of %i labels with room for %i, %i are drawn, the last among them', (count, room, drawn) => {
  const shown = Array.from({ length: count }, (_, index) => isLabelShown(index, count, room));
  expect(shown.filter(Boolean)).toHaveLength(drawn);
  expect(shown.at(-1)).toBe(true);
});

it('draws from the left to the right, and leaves out what is not known', () => {
  expect(polylinePoints([0, null, 100])).toBe('0,100 100,0');
});
