import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { toColor } from '../page/colors.ts';
import { closest, findIn } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { boxColorsOf } from './box-colors.ts';
import type { Graphic } from './graphic.ts';

/** Bars of a chart, in CSS pixels: `thin` across, `long` the longest of them. */
const limits = { least: 3, most: 60, thin: 4, thick: 120, long: 24, tolerance: 2 } as const;

interface Bar {
  node: CapturedNode;
  box: NonNullable<CapturedNode['box']>;
  /** The part of the chart that is the bar's, with its name. */
  part: CapturedNode;
}

/** Charts of boxes that a style sheet fills, each with a name and no figure: their lengths tell all that there is to see. */
export function boxBarsIn({ nodes }: CapturedDocument): Graphic[] {
  const filled = Map.groupBy(nodes.filter(isFilled), ({ parent }) => parent);
  const bars = [...filled].flatMap(([part, [node, ...more]]): Bar[] =>
    part && node?.box && more.length === 0 && isVisible(node)
      ? [{ node, box: node.box, part }]
      : [],
  );
  const charts = Map.groupBy(bars, ({ part, node }) => part.parent && keyOf(part, node));
  return [...charts.entries()].flatMap(([key, all]): Graphic[] => {
    if (!key) return [];
    return [...Map.groupBy(all, ({ part }) => part.parent).values()].flatMap(asChart);
  });
}

function asChart(bars: readonly Bar[]): Graphic[] {
  const [first] = bars;
  const chart = first?.part.parent;
  if (!chart || !isChart(bars) || bars.some(({ part }) => !isNamedOnly(part))) return [];
  if (hasTable(chart)) return [];
  const group = {};
  return bars.map(({ node, box }) => ({
    node,
    box,
    colors: boxColorsOf(node) ?? [],
    back: null,
    group,
    said: 'The bar of the chart',
  }));
}

function keyOf(part: CapturedNode, node: CapturedNode): string {
  return `${part.tag} ${node.tag}`;
}

/** An empty box with a color of its own. */
function isFilled(node: CapturedNode): boolean {
  const { kind, tag, style, box } = node;
  if (kind !== 'element' || !style || !box || !/^(div|span|i|b|em)$/.test(tag)) return false;
  if (Math.min(box.width, box.height) < limits.thin) return false;
  if (node.isClickable || node.attributes.has('role')) return false;
  if ((toColor(style['background-color'])?.alpha ?? 0) < 0.5) return false;
  if (style['background-image'] !== 'none' || style['animation-name'] !== 'none') return false;
  return ![...flatDescendants(node)].some(
    ({ kind: inside, text }) => inside === 'element' || (inside === 'text' && text.trim() !== ''),
  );
}

/** They begin at one line, and end at several. */
function isChart(bars: readonly Bar[]): boolean {
  if (bars.length < limits.least || bars.length > limits.most) return false;
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const boxes = bars.map(({ box }) => box);
  const isUpright =
    spread(boxes.map(({ y, height }) => y + height)) <= limits.tolerance &&
    spread(boxes.map(({ width }) => width)) <= limits.tolerance;
  const isLying =
    spread(boxes.map(({ x }) => x)) <= limits.tolerance &&
    spread(boxes.map(({ height }) => height)) <= limits.tolerance;
  if (isUpright === isLying) return false;
  const lengths = boxes.map(({ width, height }) => (isUpright ? height : width));
  const across = boxes.map(({ width, height }) => (isUpright ? width : height));
  return (
    spread(lengths) > limits.tolerance * 2 &&
    Math.max(...lengths) >= limits.long &&
    Math.max(...across) <= limits.thick
  );
}

/** A word that says what the bar is about, and no figure, which may tell how long it is. */
function isNamedOnly(part: CapturedNode): boolean {
  const words = visibleWordsOf(part);
  return /\p{L}{2}/u.test(words) && words.length <= 60 && !/\p{Nd}/u.test(words);
}

function hasTable(chart: CapturedNode): boolean {
  const around = closest(chart, ({ tag }) => /^(figure|section|article|main|body)$/.test(tag));
  return (
    around !== null && findIn(around, ({ tag, box }) => tag === 'table' && box !== null) !== null
  );
}
