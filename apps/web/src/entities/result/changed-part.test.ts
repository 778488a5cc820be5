import { expect, test } from 'vitest';
import { findChangedBox, partWith } from './changed-part.ts';

/** A picture in one gray, with the pixels of some boxes in black. */
function picture(gray: number, boxes: readonly (readonly [number, number, number, number])[] = []) {
  const [width, height] = [40, 30];
  const data = Array.from({ length: 4 * width * height }, () => gray);
  for (const [x, y, wide, high] of boxes)
    for (let row = y; row < y + high; row += 1)
      data.fill(0, 4 * (row * width + x), 4 * (row * width + x + wide));
  return { data, width, height };
}

test('two pictures differ where something appeared', () => {
  expect(findChangedBox(picture(200), picture(200, [[5, 6, 10, 4]]))).toEqual({
    x: 5,
    y: 6,
    width: 10,
    height: 4,
  });
});

test('what compression does, single specks and other sizes are no change', () => {
  expect(findChangedBox(picture(200), picture(190))).toBeNull();
  expect(findChangedBox(picture(200), picture(200, [[5, 6, 1, 1]]))).toBeNull();
  expect(findChangedBox(picture(200), { ...picture(0), height: 20 })).toBeNull();
});

const page = { width: 960, height: 675 };

test('a part shows what changed and what is around it, and stays on the picture', () => {
  const menu = { x: 437, y: 18, width: 40, height: 18 };
  expect(partWith([menu], page)).toEqual({ x: 307, y: 0, width: 300, height: 150 });
  const list = { x: 430, y: 36, width: 200, height: 300 };
  expect(partWith([menu, list], page)).toEqual({ x: 380, y: 0, width: 300, height: 382 });
});

test('where nearly all changed, or nothing is known, the whole is shown', () => {
  expect(partWith([{ x: 0, y: 0, width: 900, height: 600 }], page)).toBeNull();
  expect(partWith([], page)).toBeNull();
});
