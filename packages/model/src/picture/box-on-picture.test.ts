import { expect, test } from 'vitest';
import { boxOnPicture, pageOfPicture } from './box-on-picture.ts';

const picture = { width: 640, height: 400, scale: 0.5 };

test('a picture shows so much of its page', () => {
  expect(pageOfPicture(picture)).toEqual({ width: 1_280, height: 800 });
});

test.each([
  [
    { x: 10, y: 20, width: 30, height: 40 },
    { x: 10, y: 20, width: 30, height: 40 },
  ],
  [
    { x: -10, y: -20, width: 30, height: 40 },
    { x: 0, y: 0, width: 20, height: 20 },
  ],
  [
    { x: 1_200, y: 700, width: 400, height: 400 },
    { x: 1_200, y: 700, width: 80, height: 100 },
  ],
  [{ x: 0, y: 800, width: 10, height: 10 }, null],
  [{ x: 1_280, y: 0, width: 10, height: 10 }, null],
  [{ x: -10, y: 0, width: 10, height: 10 }, null],
  [{ x: 0, y: 0, width: 0.5, height: 10 }, null],
  [null, null],
])('of %j the picture has %j', (box, shown) => {
  expect(boxOnPicture(box, picture)).toEqual(shown);
});
