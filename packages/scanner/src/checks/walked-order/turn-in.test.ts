import { expect, test } from 'vitest';
import { turnIn } from './turn-in.ts';

const box = (x: number, y: number, width = 100, height = 20) => ({ x, y, width, height });

test.each([
  ['down a column', [box(0, 0), box(0, 40), box(0, 80)]],
  ['along a row', [box(0, 0), box(120, 0), box(240, 0)]],
  ['in rows', [box(0, 0), box(120, 0), box(0, 40), box(120, 40)]],
  ['in columns', [box(0, 0), box(0, 40), box(120, 0), box(120, 40)]],
  ['two buttons in either order', [box(0, 0), box(120, 40), box(0, 40)]],
  [
    'bricks',
    [box(0, 0, 100, 90), box(120, 0, 100, 40), box(120, 50, 100, 90), box(0, 100, 100, 20)],
  ],
  ['one over the other', [box(0, 10), box(0, 0)]],
])('%s nothing turns back', (_, boxes) => {
  expect(turnIn(boxes, false)).toBeNull();
});

test('up a column is told', () => {
  expect(turnIn([box(0, 0), box(0, 80), box(0, 40)], false)).toEqual({ from: 1, to: 2, way: 'up' });
});

test('back in a row is told, by the direction of reading', () => {
  const boxes = [box(0, 0), box(240, 0), box(120, 0)];
  expect(turnIn(boxes, false)).toEqual({ from: 1, to: 2, way: 'back' });
  expect(turnIn([box(240, 0), box(120, 0), box(0, 0)], true)).toBeNull();
  expect(turnIn([box(240, 0), box(0, 0), box(120, 0)], true)).toEqual({
    from: 1,
    to: 2,
    way: 'back',
  });
});
