import type { KeyboardWalk, WalkStop } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { walkPath } from './walk-path.ts';

const picture = { width: 500, height: 400, scale: 0.5 };
const stop = (x: number | null): WalkStop => ({
  target: ['a'],
  name: 'Link',
  role: 'link',
  box: x === null ? null : { x, y: 100, width: 40, height: 20 },
  visible: true,
});
const walk = (...places: (number | null)[]): KeyboardWalk => ({
  stops: places.map(stop),
  end: 'left-page',
});

test('each stop keeps its number, and the line meets its middle', () => {
  expect(walkPath(walk(10, 200), picture)).toEqual([
    [
      { number: 1, box: { x: 10, y: 100, width: 40, height: 20 }, x: 30, y: 110 },
      { number: 2, box: { x: 200, y: 100, width: 40, height: 20 }, x: 220, y: 110 },
    ],
  ]);
});

test('the line does not cross what is not on the picture', () => {
  const numbers = walkPath(walk(null, 10, null, 5_000, 20, 30, null), picture).map((part) =>
    part.map(({ number }) => number),
  );
  expect(numbers).toEqual([[2], [5, 6]]);
  expect(walkPath(walk(), picture)).toEqual([]);
});
