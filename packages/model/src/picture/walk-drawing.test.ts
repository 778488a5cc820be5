import { expect, test } from 'vitest';
import type { WalkStop } from '../scan/keyboard-walk.ts';
import { drawWalk, walkSvg } from './walk-drawing.ts';

const picture = { width: 640, height: 1_000, scale: 0.5 };

function stop(box: WalkStop['box']): WalkStop {
  return { target: ['a'], name: '<b>&', role: 'link', box, visible: true };
}

const stops = [
  stop({ x: 0, y: 0, width: 200, height: 40 }),
  stop({ x: 0, y: 400, width: 200, height: 40 }),
  stop(null),
  stop({ x: 0, y: 800, width: 200, height: 40 }),
  stop({ x: 20, y: 1_200, width: 200, height: 40 }),
];

test('stops keep their numbers, and one that is not on the picture parts the line', () => {
  const drawing = drawWalk({ stops }, picture, 640);
  expect(drawing).toMatchObject({ width: 640, height: 1_000 });
  expect(drawing.boxes.map(({ number }) => number)).toEqual([1, 2, 4, 5]);
  expect(drawing.boxes[1]?.box).toEqual({ x: 0, y: 200, width: 100, height: 20 });
  expect(drawing.lines).toEqual([
    [
      { x: 50, y: 10 },
      { x: 50, y: 210 },
    ],
    [
      { x: 50, y: 410 },
      { x: 60, y: 610 },
    ],
  ]);
});

test('stops that would touch share a label', () => {
  const close = [0, 1, 2].map((at) => stop({ x: at * 4, y: 0, width: 20, height: 10 }));
  const { labels } = drawWalk({ stops: close }, picture, 640);
  expect(labels.map(({ text }) => text)).toEqual(['1-3']);
});

test('the drawing holds no word of the page, and of a source only what data URLs hold', () => {
  const drawing = drawWalk({ stops }, picture, 640);
  const svg = walkSvg(drawing, 'data:image/webp;base64,AA==" onload="x');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('href="data:image/webp;base64,AA==onload=x"');
  expect(walkSvg(drawing)).not.toContain('<image');
  expect(svg.match(/<polyline/g)).toHaveLength(4);
});

test('a walk without stops on the picture has nothing to draw', () => {
  expect(drawWalk({ stops: [stop(null)] }, picture, 640)).toMatchObject({
    boxes: [],
    lines: [],
    labels: [],
  });
});
