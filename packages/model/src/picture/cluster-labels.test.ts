import { describe, expect, test } from 'vitest';
import {
  clusterLabels,
  labelHeight,
  type NumberedBox,
  type PictureLabel,
} from './cluster-labels.ts';

const drawing = { width: 640, height: 2_000 };

function box(number: number, x: number, y: number, width = 40, height = 12): NumberedBox {
  return { number, box: { x, y, width, height } };
}

/** The same boxes each time, crowded in places, some at and some over the edges. */
function manyBoxes(count: number, seed: number, { width, height } = drawing): NumberedBox[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, (_, index) =>
    box(
      index + 1,
      random() * width * (index % 3 === 0 ? 1 : 0.2),
      random() * height * (index % 2 === 0 ? 1 : 0.1),
      1 + random() * 200,
      1 + random() * 60,
    ),
  );
}

function expectSound(
  labels: readonly PictureLabel[],
  boxes: readonly NumberedBox[],
  { width, height }: { width: number; height: number },
) {
  const numbers = labels.flatMap((label) => label.numbers).sort((a, b) => a - b);
  expect(numbers).toEqual(boxes.map(({ number }) => number).sort((a, b) => a - b));
  for (const [index, a] of labels.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.y).toBeGreaterThanOrEqual(0);
    expect(a.x + a.width).toBeLessThanOrEqual(width);
    expect(a.y + a.height).toBeLessThanOrEqual(height);
    for (const b of labels.slice(index + 1)) {
      const apart =
        a.x >= b.x + b.width ||
        b.x >= a.x + a.width ||
        a.y >= b.y + b.height ||
        b.y >= a.y + a.height;
      expect(apart, `${a.text} and ${b.text} overlap`).toBe(true);
    }
  }
}

describe('labels of a picture', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of 200 boxes never overlap, lose nothing and stay inside (%i)',
    (seed) => {
      const boxes = manyBoxes(200, seed);
      const labels = clusterLabels(boxes, drawing);
      expectSound(labels, boxes, drawing);
      expect(labels.length).toBeLessThan(200);
      expect(labels.length).toBeGreaterThan(10);
    },
  );

  test('of 500 boxes on one spot are one', () => {
    const boxes = Array.from({ length: 500 }, (_, index) => box(index + 1, 10, 100));
    expect(clusterLabels(boxes, drawing)).toMatchObject([{ text: '1-500', x: 6, y: 72 }]);
  });

  test('of a small picture stay inside too', () => {
    const small = { width: 120, height: 60 };
    const boxes = manyBoxes(30, 9, small);
    expectSound(clusterLabels(boxes, small), boxes, small);
  });

  test('that are far apart stand above the left corner of their boxes', () => {
    const labels = clusterLabels([box(1, 100, 100), box(2, 400, 100)], drawing);
    expect(labels).toMatchObject([
      { text: '1', numbers: [1], x: 96, y: 100 - 4 - labelHeight, height: labelHeight },
      { text: '2', numbers: [2], x: 396 },
    ]);
  });

  test('without room above stand below, and inside where there is none either', () => {
    expect(clusterLabels([box(1, 0, 0)], drawing)).toMatchObject([{ x: 0, y: 16 }]);
    expect(clusterLabels([box(1, 0, 0, 640, 2_000)], drawing)).toMatchObject([{ x: 0, y: 4 }]);
  });

  test('of neighbors are one with their range, at the first of them', () => {
    const row = [5, 6, 7, 8, 9].map((number) => box(number, 100 + number * 8, 300, 6));
    expect(clusterLabels(row, drawing)).toMatchObject([
      { text: '5-9', numbers: [5, 6, 7, 8, 9], x: 136 },
    ]);
  });

  test('hide no neighbor: a dense list has a label for each few of its elements', () => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      box(index + 1, 100, 100 + index * 30, 60, 22),
    );
    const labels = clusterLabels(rows, drawing);
    expect(labels.map(({ text }) => text)).toEqual(['1-4', '5-8', '9-12']);
    expect(labels[0]).toMatchObject({ y: 72 });
  });

  test('stand on a large element without joining it', () => {
    const labels = clusterLabels([box(1, 0, 100, 640, 400), box(2, 300, 300)], drawing);
    expect(labels.map(({ text }) => text)).toEqual(['1', '2']);
  });

  test('name two ranges, and count the rest', () => {
    const near = (numbers: number[]) => numbers.map((number) => box(number, 100, 300));
    const textOf = (numbers: number[]) => clusterLabels(near(numbers), drawing)[0]?.text;
    expect(textOf([1, 2, 3, 7])).toBe('1-3, 7');
    expect(textOf([9, 1, 4, 20, 21])).toBe('1, 4 +3');
  });

  test('say what they stand for behind the numbers', () => {
    expect(clusterLabels([box(3, 50, 50)], { ...drawing, suffix: '?' })).toMatchObject([
      { text: '3?' },
    ]);
  });
});
