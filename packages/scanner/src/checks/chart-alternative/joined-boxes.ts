import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { pathEnds, type Point } from './path-ends.ts';

/** Boxes and lines that make a diagram; how far from a box a line may end, as a part of the box's smaller side; elements that are read. */
const limits = { boxes: 3, lines: 2, reach: 0.3, most: 1_000 } as const;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How many boxes of a drawing are joined by lines; 0: it is no diagram. Places are read as written, so nothing may be moved. */
export function joinedBoxesIn(svg: CapturedNode): number {
  const inside = [...flatDescendants(svg)].filter(({ kind }) => kind === 'element');
  if (inside.length > limits.most) return 0;
  if (inside.some(({ attributes }) => attributes.has('transform'))) return 0;
  const boxes = inside.flatMap(toBox);
  if (boxes.length < limits.boxes) return 0;
  const joined = new Set<Box>();
  let lines = 0;
  for (const [from, to] of inside.flatMap(endsOf)) {
    const [one, other] = [from, to].map((end) => boxes.find((box) => isAt(box, end)));
    if (!one || !other || one === other) continue;
    lines += 1;
    joined.add(one).add(other);
  }
  return joined.size >= limits.boxes && lines >= limits.lines ? joined.size : 0;
}

function toBox({ tag, attributes }: CapturedNode): Box[] {
  const [x, y, cx, cy] = ['x', 'y', 'cx', 'cy'].map((name) =>
    numberOf(attributes.get(name) ?? '0'),
  );
  const [width, height, r, rx, ry] = ['width', 'height', 'r', 'rx', 'ry'].map((name) =>
    numberOf(attributes.get(name)),
  );
  const box = (left = NaN, top = NaN, wide = NaN, high = NaN) =>
    wide > 0 && high > 0 ? [{ left, top, right: left + wide, bottom: top + high }] : [];
  const around = (wide = NaN, high = NaN) =>
    box((cx ?? 0) - wide, (cy ?? 0) - high, 2 * wide, 2 * high);
  if (tag === 'rect') return box(x, y, width, height);
  if (tag === 'circle') return around(r, r);
  return tag === 'ellipse' ? around(rx, ry) : [];
}

/** Where the lines of an element begin and end. */
function endsOf({ tag, attributes, style }: CapturedNode): (readonly [Point, Point])[] {
  if (!style || style.stroke === 'none') return [];
  if (tag === 'line') {
    const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = ['x1', 'y1', 'x2', 'y2'].map((name) =>
      numberOf(attributes.get(name) ?? '0'),
    );
    return [
      [
        [x1, y1],
        [x2, y2],
      ],
    ];
  }
  // What is filled is a shape.
  if (style.fill !== 'none') return [];
  if (tag === 'polyline') return pathEnds(`M${attributes.get('points') ?? ''}`);
  return tag === 'path' ? pathEnds(attributes.get('d') ?? '') : [];
}

/** It is at the edge of the box, or a little outside of it. */
function isAt({ left, top, right, bottom }: Box, [x, y]: Point): boolean {
  const reach = limits.reach * Math.min(right - left, bottom - top);
  const isNear = x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
  const isDeepInside =
    x > left + reach && x < right - reach && y > top + reach && y < bottom - reach;
  return isNear && !isDeepInside;
}

function numberOf(value: string | undefined): number {
  return /^\s*-?[\d.]+(px)?\s*$/.test(value ?? '') ? Number.parseFloat(value ?? '') : NaN;
}
