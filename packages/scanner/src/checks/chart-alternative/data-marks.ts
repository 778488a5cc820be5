import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';

/**
 * What a drawing needs to be one of data: bars, points of a line, slices, and labels or lines of a grid beside a line.
 * Lengths in CSS pixels.
 */
const limits = {
  bars: 3,
  points: 5,
  slices: 2,
  labels: 2,
  tolerance: 2,
  smallest: 3,
  lineShare: 0.4,
} as const;

type Drawn = CapturedNode & { box: NonNullable<CapturedNode['box']> };

/** How many values a drawing shows as bars, as points of a line or as slices of a whole; 0: it is no chart. */
export function dataMarksIn(svg: CapturedNode): number {
  const inside = [...flatDescendants(svg)].filter((node): node is Drawn => node.box !== null);
  return Math.max(barsIn(inside), pointsIn(svg, inside), slicesIn(inside));
}

/** Bars begin at one line and end at several. */
function barsIn(inside: readonly Drawn[]): number {
  const rects = inside.filter(({ tag, box }) => tag === 'rect' && smallerSide(box) > 0);
  const upright = Map.groupBy(
    rects.filter(({ box }) => box.width >= limits.smallest),
    ({ box }) => `${Math.round((box.y + box.height) / limits.tolerance)} ${Math.round(box.width)}`,
  );
  const lying = Map.groupBy(
    rects.filter(({ box }) => box.height >= limits.smallest),
    ({ box }) => `${Math.round(box.x / limits.tolerance)} ${Math.round(box.height)}`,
  );
  return Math.max(
    ...[...upright.values()].map((bars) => countOf(bars.map(({ box }) => [box.x, box.height]))),
    ...[...lying.values()].map((bars) => countOf(bars.map(({ box }) => [box.y, box.width]))),
    0,
  );
}

/** How many there are, if they stand beside each other and differ in length. */
function countOf(bars: readonly (readonly [place: number, length: number])[]): number {
  const places = new Set(bars.map(([place]) => Math.round(place)));
  const lengths = new Set(bars.map(([, length]) => Math.round(length / limits.tolerance)));
  return places.size >= limits.bars && lengths.size > 1 ? places.size : 0;
}

/** A line goes from one side to the other, up and down, before a scale or with words at its points. */
function pointsIn(svg: CapturedNode, inside: readonly Drawn[]): number {
  const labels = inside.filter(({ tag }) => tag === 'text').length;
  const grid = inside.filter(({ tag }) => tag === 'line').length;
  if (labels < limits.labels && grid <= limits.labels) return 0;
  const lines = inside.filter(
    ({ tag, box }) =>
      /^(polyline|polygon|path)$/.test(tag) &&
      box.width >= limits.lineShare * (svg.box?.width ?? 0),
  );
  return Math.max(...lines.map(pointsOf), 0);
}

/** Points of a line of which each is further to the right than the one before, but for where an area is closed. */
function pointsOf({ tag, attributes }: CapturedNode): number {
  const points =
    tag === 'path' ? endPoints(attributes.get('d') ?? '') : pairs(attributes.get('points') ?? '');
  const rising = points.findIndex(([x], at) => at > 0 && x <= (points[at - 1]?.[0] ?? 0));
  const line = rising < 0 ? points : points.slice(0, rising);
  const heights = new Set(line.map(([, y]) => Math.round(y)));
  return line.length >= limits.points && heights.size > 2 ? line.length : 0;
}

type Point = readonly [x: number, y: number];

/** Where the parts of a path end, as far as they are given as places and not as steps. */
function endPoints(path: string): Point[] {
  const parts = [...path.slice(0, 20_000).matchAll(/([MLCSQT])([^A-Za-z]*)/g)];
  return parts.flatMap(([, command = '', numbers = '']) => {
    const size = { C: 3, S: 2, Q: 2 }[command] ?? 1;
    return pairs(numbers).filter((_, at) => at % size === size - 1);
  });
}

function pairs(numbers: string): Point[] {
  const all = (numbers.slice(0, 20_000).match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(
    Number,
  );
  return Array.from({ length: Math.floor(all.length / 2) }, (_, at): Point => [
    all[2 * at] ?? 0,
    all[2 * at + 1] ?? 0,
  ]);
}

/** Slices of a pie begin in one middle; those of a ring are dashes of one circle. */
function slicesIn(inside: readonly Drawn[]): number {
  const pies = inside.flatMap(({ tag, attributes }) => {
    const start =
      tag === 'path' ? /^\s*M\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/.exec(attributes.get('d') ?? '') : null;
    const isSlice = start && /[Aa]/.test(attributes.get('d') ?? '');
    return isSlice ? [`${start[1]} ${start[2]}`] : [];
  });
  const rings = inside.flatMap(({ tag, attributes, style }) => {
    const dashes = attributes.get('stroke-dasharray') ?? attributes.get('style') ?? '';
    const isDash = tag === 'circle' && /\d/.test(dashes) && style?.stroke !== 'none';
    const place = ['cx', 'cy', 'r'].map((name) => attributes.get(name)).join(' ');
    return isDash && !/animat/.test(style?.['animation-name'] ?? '') ? [place] : [];
  });
  const most = (places: readonly string[]) =>
    Math.max(...[...Map.groupBy(places, (place) => place).values()].map(({ length }) => length), 0);
  const slices = Math.max(most(pies), most(rings));
  return slices >= limits.slices ? slices : 0;
}

function smallerSide({ width, height }: Drawn['box']): number {
  return Math.min(width, height);
}
