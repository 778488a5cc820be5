import { expect, test } from 'vitest';
import type { NumberedBox } from './cluster-labels.ts';
import { pictureViews } from './picture-views.ts';

/** Of a page of 1,280 by 8,000 CSS pixels. */
const picture = { width: 640, height: 4_000, scale: 0.5 };

function box(number: number, x: number, y: number, width = 40, height = 20): NumberedBox {
  return { number, box: { x, y, width, height } };
}

const numbersOf = (boxes: NumberedBox[]) =>
  pictureViews(boxes, picture).map((view) => view.boxes.map(({ number }) => number));

test('a small element is shown with what is around it', () => {
  expect(pictureViews([box(1, 600, 1_000)], picture)).toEqual([
    { boxes: [box(1, 600, 1_000)], window: { x: 380, y: 914, width: 480, height: 192 } },
  ]);
});

test('neighbors share a window, and what is far away has its own', () => {
  const boxes = [box(1, 100, 100), box(2, 300, 120), box(3, 100, 5_000), box(4, 200, 250)];
  expect(numbersOf(boxes)).toEqual([[1, 2, 4], [3]]);
});

test('lines as wide as the page share windows too', () => {
  const lines = Array.from({ length: 40 }, (_, index) =>
    box(index + 1, 20, 100 + index * 36, 1_200),
  );
  expect(numbersOf(lines).map((numbers) => numbers.length)).toEqual([26, 14]);
});

test('every element is in exactly one window, and inside it', () => {
  const boxes = Array.from({ length: 60 }, (_, index) =>
    box(index + 1, (index * 397) % 1_100, (index * 811) % 7_900, 30 + (index % 5) * 20),
  );
  const views = pictureViews(boxes, picture);
  expect(
    views.flatMap((view) => view.boxes.map(({ number }) => number)).sort((a, b) => a - b),
  ).toEqual(boxes.map(({ number }) => number));
  for (const { window, boxes: shown } of views) {
    expect(window.x).toBeGreaterThanOrEqual(0);
    expect(window.y).toBeGreaterThanOrEqual(0);
    expect(window.x + window.width).toBeLessThanOrEqual(1_280);
    expect(window.y + window.height).toBeLessThanOrEqual(8_000);
    for (const { box: place } of shown) {
      expect(place.x).toBeGreaterThanOrEqual(window.x);
      expect(place.y).toBeGreaterThanOrEqual(window.y);
      expect(place.x + place.width).toBeLessThanOrEqual(Math.min(1_280, window.x + window.width));
      expect(place.y + place.height).toBeLessThanOrEqual(window.y + window.height);
    }
  }
});

test('of an element larger than any window its head is shown', () => {
  const [view] = pictureViews([box(1, 0, 1_000, 1_280, 5_000)], picture);
  expect(view?.window).toEqual({ x: 0, y: 944, width: 1_280, height: 1_024 });
});

test('a picture smaller than a window is shown whole', () => {
  const [view] = pictureViews([box(1, 10, 10)], { width: 300, height: 100, scale: 1 });
  expect(view?.window).toEqual({ x: 0, y: 0, width: 300, height: 100 });
});
