import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { backgroundOf, toColor } from '../page/colors.ts';
import { closest, findIn } from '../page/controls.ts';
import type { Graphic } from './graphic.ts';

/** Bars of a chart; sizes in CSS pixels. */
const limits = { least: 3, most: 60, smallest: 4, tolerance: 2 } as const;

type Drawn = CapturedNode & {
  box: NonNullable<CapturedNode['box']>;
  style: NonNullable<CapturedNode['style']>;
};

/** Bars of drawn charts whose lengths are told by nothing that is written there. */
export function barsIn({ nodes }: CapturedDocument): Graphic[] {
  return nodes.flatMap((svg): Graphic[] => {
    if (svg.tag !== 'svg' || !svg.box || !isVisible(svg)) return [];
    const inside = [...flatDescendants(svg)];
    const rects = inside.filter(
      (node): node is Drawn =>
        node.tag === 'rect' &&
        node.box !== null &&
        node.style !== null &&
        Math.min(node.box.width, node.box.height) >= limits.smallest,
    );
    const byFill = [...Map.groupBy(rects, ({ style }) => style.fill).values()].filter(isBars);
    const [bars] = byFill;
    if (byFill.length !== 1 || !bars || hasValues(svg, inside, bars.length)) return [];
    if (areLines(inside, bars)) return [];
    return bars.flatMap((node): Graphic[] => {
      const fill = toColor(node.style.fill);
      const stroke = node.style.stroke === 'none' ? null : toColor(node.style.stroke);
      if (!fill || (node.style.stroke !== 'none' && !stroke)) return [];
      return [
        {
          node,
          box: node.box,
          colors: stroke ? [fill, stroke] : [fill],
          back: backgroundOf(svg),
          group: svg,
          said: 'The bar of the chart',
        },
      ];
    });
  });
}

/** They begin at one line and end at several. */
function isBars(rects: readonly Drawn[]): boolean {
  if (rects.length < limits.least || rects.length > limits.most) return false;
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const boxes = rects.map(({ box }) => box);
  const isUpright =
    spread(boxes.map(({ y, height }) => y + height)) <= limits.tolerance &&
    spread(boxes.map(({ width }) => width)) <= limits.tolerance;
  const isLying =
    spread(boxes.map(({ x }) => x)) <= limits.tolerance &&
    spread(boxes.map(({ height }) => height)) <= limits.tolerance;
  const lengths = boxes.map(({ width, height }) => (isUpright ? height : width));
  return isUpright !== isLying && spread(lengths) > limits.tolerance * 2;
}

/** On a drawn sheet they stand for lines of writing, which nobody has to read there: bars that lie have a name each. */
function areLines(inside: readonly CapturedNode[], bars: readonly Drawn[]): boolean {
  const names = inside.filter(({ tag }) => tag === 'text').length;
  const [first] = bars;
  if (!first || names >= bars.length || bars.some(({ box }) => box.height >= box.width))
    return false;
  return inside.some(
    ({ tag, box }) =>
      tag === 'rect' && box !== null && bars.every((bar) => bar.box !== box && holds(box, bar.box)),
  );
}

function holds(around: Drawn['box'], { x, y, width, height }: Drawn['box']): boolean {
  return (
    around.x < x &&
    around.y < y &&
    around.x + around.width > x + width &&
    around.y + around.height > y + height
  );
}

/** A figure for each bar, or a table beside the chart, tells what the bars do. */
export function hasValues(
  svg: CapturedNode,
  inside: readonly CapturedNode[],
  bars: number,
): boolean {
  const figures = inside.filter(
    ({ tag, children }) => tag === 'text' && children.some(({ text }) => /\p{Nd}/u.test(text)),
  );
  const around = closest(svg, ({ tag }) => /^(figure|section|article|main|body)$/.test(tag));
  return (
    figures.length >= bars ||
    (around !== null && findIn(around, ({ tag, box }) => tag === 'table' && box !== null) !== null)
  );
}
