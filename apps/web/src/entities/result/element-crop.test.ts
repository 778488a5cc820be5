import { expect, test } from 'vitest';
import { cropElement } from './element-crop.ts';

const screenshot = { width: 640, height: 1_000, scale: 0.5 };

test('a small element is shown with what is around it', () => {
  expect(cropElement({ x: 600, y: 400, width: 20, height: 10 }, screenshot)).toEqual({
    aspect: 220 / 60,
    imageWidth: (100 * 1_280) / 220,
    shiftX: (-100 * 500) / 1_280,
    shiftY: (-100 * 375) / 2_000,
    cssWidth: 220,
    element: {
      x: 10_000 / 220,
      y: 2_500 / 60,
      width: 2_000 / 220,
      height: 1_000 / 60,
    },
  });
});

test('at the edge the window stays inside the picture', () => {
  const crop = cropElement({ x: 0, y: 0, width: 10, height: 10 }, screenshot);
  expect([crop?.shiftX, crop?.shiftY].map(Math.abs as (value: unknown) => number)).toEqual([0, 0]);
});

test('of a tall element its head is shown', () => {
  const crop = cropElement({ x: 0, y: 300, width: 1_280, height: 1_200 }, screenshot);
  expect(crop).toMatchObject({ aspect: 1_280 / 260, imageWidth: 100 });
  expect(crop?.shiftY).toBeCloseTo((-100 * 276) / 2_000);
});

test.each([
  null,
  { x: 0, y: 0, width: 0, height: 10 },
  { x: 0, y: 2_000, width: 10, height: 10 },
  { x: -50, y: 0, width: 10, height: 10 },
  { x: 1_300, y: 0, width: 10, height: 10 },
])('there is nothing to show of %j', (box) => {
  expect(cropElement(box, screenshot)).toBeNull();
});
