import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { backgroundOf, type Color, toColor } from '../page/colors.ts';
import { isHiddenByAttribute } from '../page/controls.ts';
import { hasValues } from './bars.ts';
import type { Graphic } from './graphic.ts';

/**
 * The smallest chart in CSS pixels; points of a line; which shares of the chart's width and height it takes at least; and of how
 * much of the chart a shape is its ground.
 */
const limits = {
  width: 150,
  height: 60,
  points: 4,
  wide: 0.5,
  high: 0.08,
  ground: 0.8,
  names: 2,
} as const;

/** Curves of drawn charts whose course is told by nothing that is written there. */
export function linesIn({ nodes }: CapturedDocument): Graphic[] {
  return nodes.flatMap((svg): Graphic[] => {
    const { tag, box } = svg;
    if (tag !== 'svg' || !box || box.width < limits.width || box.height < limits.height) return [];
    if (!isVisible(svg) || isHiddenByAttribute(svg)) return [];
    const inside = [...flatDescendants(svg)];
    const names = inside.filter((one) => one.tag === 'text' && one.box).length;
    const lines = inside.filter((one) => isCurve(one, box));
    const [first] = lines;
    if (!first || names < limits.names || inside.some(isUnclear)) return [];
    const fewest = Math.min(...lines.map(pointsOf));
    if (hasValues(svg, inside, fewest)) return [];
    const back = groundIn(inside, box) ?? backgroundOf(svg);
    const others = inside.filter((one) => !lines.includes(one)).flatMap((one) => drawnOn(one, box));
    return lines.flatMap((node): Graphic[] => {
      const stroke = toColor(node.style?.stroke);
      if (!stroke || !node.box || !back) return [];
      return [
        {
          node,
          box: node.box,
          colors: [stroke, ...others],
          back,
          group: svg,
          isThin: true,
          said: 'The line of the chart',
        },
      ];
    });
  });
}

/** A line through several points, open and without a fill, from one side of the chart to the other. */
function isCurve(node: CapturedNode, chart: NonNullable<CapturedNode['box']>): boolean {
  const { tag, box, style } = node;
  if ((tag !== 'polyline' && tag !== 'path') || !box || !style) return false;
  if (style.fill !== 'none' && (toColor(style.fill)?.alpha ?? 1) > 0) return false;
  return (
    style.stroke !== 'none' &&
    box.width >= chart.width * limits.wide &&
    box.height >= chart.height * limits.high &&
    pointsOf(node) >= limits.points
  );
}

/** None for what is drawn in several strokes, as grids and axes are, or ends where it begins. */
function pointsOf({ tag, attributes }: CapturedNode): number {
  if (tag === 'polyline') return (attributes.get('points')?.match(/[-\d.]+/g)?.length ?? 0) / 2;
  const drawn = attributes.get('d') ?? '';
  const strokes = drawn.match(/m/gi)?.length ?? 0;
  if (strokes !== 1 || /[zahv]/i.test(drawn)) return 0;
  const numbers = drawn.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
  const perPoint = /[cs]/i.test(drawn) ? 6 : /[q]/i.test(drawn) ? 4 : 2;
  return Math.floor(numbers / perPoint);
}

/** With something that lets colors through nobody knows from styles what is seen. */
function isUnclear({ tag, attributes, style }: CapturedNode): boolean {
  return (
    /^(?:image|foreignobject|mask|filter)$/.test(tag) ||
    attributes.has('stroke-opacity') ||
    attributes.has('filter') ||
    Number(style?.opacity ?? 1) < 1 ||
    /url\(/.test(style?.stroke ?? '')
  );
}

/** A shape as large as the chart. */
function groundIn(
  inside: readonly CapturedNode[],
  chart: NonNullable<CapturedNode['box']>,
): Color | null {
  const ground = inside.find(
    ({ tag, box }) =>
      tag === 'rect' &&
      box !== null &&
      box.width >= chart.width * limits.ground &&
      box.height >= chart.height * limits.ground,
  );
  const fill = toColor(ground?.style?.fill);
  return fill && fill.alpha === 1 ? fill : null;
}

/** Colors of points and areas, which may show the same. */
function drawnOn(
  { tag, box, style }: CapturedNode,
  chart: NonNullable<CapturedNode['box']>,
): Color[] {
  if (!box || !style) return [];
  const isPoint =
    /^(?:circle|ellipse|rect|use|polygon|path)$/.test(tag) && box.width <= 24 && box.height <= 24;
  const isArea =
    /^(?:path|polygon)$/.test(tag) &&
    style.fill !== 'none' &&
    box.width >= chart.width * limits.wide &&
    box.height >= chart.height * limits.high;
  if (!isPoint && !isArea) return [];
  const paints = isArea ? [style.fill] : [style.fill, style.stroke];
  return paints.flatMap((paint) => (paint === 'none' ? [] : (toColor(paint) ?? [])));
}
