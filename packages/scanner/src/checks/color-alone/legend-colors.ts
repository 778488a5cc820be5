import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { type Color, toColor } from '../page/colors.ts';
import { isHiddenByAttribute } from '../page/controls.ts';
import { differInHueOnly } from './alike-colors.ts';
import { isInSvg, lookOf, paintOf } from './drawn-paint.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/** Sizes and distances in CSS pixels; words in characters; and how much of a page is looked at. */
const limits = {
  smallest: 4,
  edge: 3,
  largest: 32,
  alike: 3,
  inLine: 8,
  toWords: 60,
  toBar: 40,
  words: 40,
  sign: 12,
  mostSamples: 200,
  mostShapes: 3_000,
} as const;

/** A sample of a color with what it stands for. */
interface Swatch {
  node: CapturedNode;
  paint: string;
  color: Color;
  words: string;
}

export interface LegendColors {
  /** What has a color of the legend: a chart as a whole, or cells and the like. */
  shown: CapturedNode[];
  /** Something else than the color says the same. */
  isTold: boolean;
  /** What two colors stand for that look alike to who sees no hues. */
  words: [string, string];
}

/** Legends whose colors differ in hue only, with what has these colors. */
export function legendColors(document: CapturedDocument): LegendColors[] {
  const found = known.get(document) ?? read(document);
  known.set(document, found);
  return found;
}

const known = new WeakMap<CapturedDocument, LegendColors[]>();

function read({ nodes }: CapturedDocument): LegendColors[] {
  const seen = nodes.filter((node) => node.kind === 'element' && node.box && node.style);
  const samples = seen.slice(0, limits.mostShapes).filter(isSample).slice(0, limits.mostSamples);
  const counts = new Map<CapturedNode, number>();
  for (const node of samples)
    for (const around of flatAncestors(node)) counts.set(around, (counts.get(around) ?? 0) + 1);
  const legends = Map.groupBy(samples, (node) => placeOf(node, counts));
  return [...legends].flatMap(([place, ofPlace]) => {
    const swatches = ofPlace.flatMap((node) => toSwatch(node, counts));
    if (!place || swatches.length < 2 || swatches.length < ofPlace.length) return [];
    return isLegend(swatches) ? (readLegend(swatches, place, seen) ?? []) : [];
  });
}

/** A small colored shape without words in it. */
function isSample(node: CapturedNode): boolean {
  const paint = paintOf(node);
  return (
    paint !== null &&
    (toColor(paint)?.alpha ?? 0) >= 0.5 &&
    isSmall(node) &&
    isVisible(node) &&
    visibleWordsOf(node) === ''
  );
}

/** The part of the page that holds other samples as well: the chart, or the list. */
function placeOf(
  node: CapturedNode,
  counts: ReadonlyMap<CapturedNode, number>,
): CapturedNode | null {
  if (isInSvg(node)) return svgOf(node);
  for (const around of flatAncestors(node)) if ((counts.get(around) ?? 0) > 1) return around;
  return null;
}

function toSwatch(node: CapturedNode, counts: ReadonlyMap<CapturedNode, number>): Swatch[] {
  const paint = paintOf(node);
  const color = toColor(paint ?? undefined);
  const words = (isInSvg(node) ? '' : wordsBeside(node, counts)) || wordsAfter(node);
  if (paint === null || !color || words === '' || words.length > limits.words) return [];
  return [{ node, paint, color, words }];
}

/** Also the color of an edge that stands out on one side. */
function paintsOf(node: CapturedNode): (string | null)[] {
  const { style } = node;
  if (!style || isInSvg(node)) return [paintOf(node)];
  const edges = sides.map((side) => ({
    width: Number.parseFloat(style[`border-${side}-width`]),
    color: style[`border-${side}-color`],
    isDrawn: style[`border-${side}-style`] !== 'none',
  }));
  const thick = edges.filter(
    ({ width, isDrawn }) => isDrawn && width >= limits.edge && width <= limits.largest,
  );
  return [paintOf(node), ...(thick.length === 1 && thick[0] ? [thick[0].color] : [])];
}

const sides = ['left', 'right', 'top', 'bottom'] as const;

function isSmall({ box, tag }: CapturedNode): boolean {
  if (!box) return false;
  const isLine = tag === 'line' || tag === 'path' || tag === 'polyline';
  return (
    box.width >= limits.smallest &&
    box.width <= limits.largest &&
    box.height <= limits.largest &&
    (isLine || box.height >= limits.smallest)
  );
}

/** The words of the largest part of the page that holds no other sample. */
function wordsBeside(node: CapturedNode, counts: ReadonlyMap<CapturedNode, number>): string {
  let words = '';
  for (const around of flatAncestors(node)) {
    if (counts.get(around) !== 1) break;
    words = visibleWordsOf(around);
    if (words !== '') break;
  }
  return words;
}

/** The text that begins next to a sample, on its line. */
function wordsAfter({ box, document }: CapturedNode): string {
  if (!box) return '';
  const middle = box.y + box.height / 2;
  let nearest: CapturedNode | null = null;
  let distance: number = limits.toWords;
  for (const node of document.nodes) {
    if (node.kind !== 'text' || !node.box || node.text.trim() === '') continue;
    const gap = node.box.x - box.x - box.width;
    const isOnLine = node.box.y <= middle && node.box.y + node.box.height >= middle;
    if (!isOnLine || gap < -1 || gap >= distance) continue;
    nearest = node;
    distance = gap;
  }
  return nearest?.text.replace(/\s+/g, ' ').trim() ?? '';
}

function svgOf(node: CapturedNode): CapturedNode | null {
  for (const around of flatAncestors(node)) if (around.tag === 'svg') return around;
  return null;
}

/** Of one size, in a row or a column, and each of another color and with other words. */
function isLegend(swatches: readonly Swatch[]): boolean {
  const boxes = swatches.flatMap(({ node }) => node.box ?? []);
  const [first] = boxes;
  if (!first) return false;
  const isAlike = boxes.every(
    ({ width, height }) =>
      Math.abs(width - first.width) <= limits.alike &&
      Math.abs(height - first.height) <= limits.alike,
  );
  const inRow = boxes.every(({ y }) => Math.abs(y - first.y) <= limits.inLine);
  const inColumn = boxes.every(({ x }) => Math.abs(x - first.x) <= limits.inLine);
  const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;
  return (
    isAlike &&
    (inRow || inColumn) &&
    isDistinct(swatches.map(({ paint }) => paint)) &&
    isDistinct(swatches.map(({ words }) => words.toLowerCase()))
  );
}

function readLegend(
  legend: readonly Swatch[],
  place: CapturedNode,
  seen: readonly CapturedNode[],
): LegendColors | null {
  const chart = place.tag === 'svg' ? place : null;
  const samples = new Set(legend.map(({ node }) => node));
  const candidates = chart
    ? [...flatDescendants(chart)].filter(({ kind, box }) => kind === 'element' && box !== null)
    : [
        ...seen.filter(
          (node) => !isIn(node, place) && !isInSvg(node) && !isHiddenByAttribute(node),
        ),
        ...(saysFigures(legend) ? [] : partsOfBars(seen, { legend, place })),
      ];
  const shown = new Map(
    legend.map((swatch) => [
      swatch,
      candidates
        .slice(0, limits.mostShapes)
        .filter(
          (node) =>
            !samples.has(node) &&
            paintsOf(node).includes(swatch.paint) &&
            (isLarger(node, swatch.node) || (!chart && standsAlone(node))) &&
            isVisible(node),
        ),
    ]),
  );
  const used = legend.filter((swatch) => (shown.get(swatch)?.length ?? 0) > 0);
  const pair = pairOf(used);
  if (!pair) return null;
  const parts = pair.map((swatch) => shown.get(swatch) ?? []) as [CapturedNode[], CapturedNode[]];
  const isTold = chart
    ? isDrawnOtherwise(parts) || isNamedInChart(chart, pair)
    : saysAll(used, shown) || isDrawnOtherwise(parts);
  const words: [string, string] = [pair[0].words, pair[1].words];
  return { shown: chart ? [chart] : parts.flat(), isTold, words };
}

function saysFigures(legend: readonly Swatch[]): boolean {
  return legend.some(({ words }) => /\p{Nd}/u.test(words));
}

/** What lies side by side in a bar that shows shares of a whole, each part in a color of the legend; also where readers pass it by. */
function partsOfBars(
  seen: readonly CapturedNode[],
  { legend, place }: { legend: readonly Swatch[]; place: CapturedNode },
): CapturedNode[] {
  const paints = new Set(legend.map(({ paint }) => paint));
  return seen
    .filter(({ box, children }) => {
      const parts = children.filter((one) => one.kind === 'element' && one.box);
      return (
        box !== null &&
        isNear(box, place) &&
        parts.length >= 2 &&
        parts.length <= legend.length &&
        new Set(parts.map(paintOf)).size === parts.length &&
        parts.every((part, at) => {
          const before = parts[at - 1]?.box;
          const isJoined =
            !before || !part.box || (part.box.y === before.y && part.box.x !== before.x);
          return isJoined && paints.has(paintOf(part) ?? '');
        })
      );
    })
    .flatMap(({ children }) => children.filter(({ kind, box }) => kind === 'element' && box));
}

/** Right above or below it, or in it. */
function isNear({ y, height }: NonNullable<CapturedNode['box']>, { box }: CapturedNode): boolean {
  return box !== null && y + height > box.y - limits.toBar && y < box.y + box.height + limits.toBar;
}

function isIn(node: CapturedNode, place: CapturedNode): boolean {
  if (node === place) return true;
  for (const around of flatAncestors(node)) if (around === place) return true;
  return false;
}

function isLarger({ box }: CapturedNode, { box: sample }: CapturedNode): boolean {
  if (!box || !sample) return false;
  return Math.max(box.width, box.height) > Math.max(sample.width, sample.height) * 1.3;
}

/** A dot or edge beside which at most a number is written. */
function standsAlone({ box, parent }: CapturedNode): boolean {
  if (!box || !parent || Math.max(box.width, box.height) < limits.smallest) return false;
  return /^\p{Nd}{0,2}$/u.test(visibleWordsOf(parent));
}

/** Two of the colors that people without sight of hues take for one. */
function pairOf(used: readonly Swatch[]): [Swatch, Swatch] | null {
  for (const [at, one] of used.entries())
    for (const other of used.slice(at + 1))
      if (differInHueOnly(one.color, other.color)) return [one, other];
  return null;
}

/** Whether the shapes of both differ by more than the color: dashes, patterns, weights or kinds of shape. */
function isDrawnOtherwise([one, other]: readonly [CapturedNode[], CapturedNode[]]): boolean {
  const looks = (nodes: readonly CapturedNode[]) => new Set(nodes.map(lookOf));
  const [first, second] = [looks(one), looks(other)];
  return ![...first].some((look) => second.has(look));
}

/** Whether the chart has the words once more, next to what they mean. */
function isNamedInChart(chart: CapturedNode, pair: readonly Swatch[]): boolean {
  const texts = [...flatDescendants(chart)]
    .filter(({ kind }) => kind === 'text')
    .map(({ text }) => text.replace(/\s+/g, ' ').trim().toLowerCase());
  return pair.every(
    ({ words }) => texts.filter((text) => text.includes(words.toLowerCase())).length > 1,
  );
}

/** What has a color says in words what the legend does; of one color they may be missing. */
function saysAll(
  used: readonly Swatch[],
  shown: ReadonlyMap<Swatch, readonly CapturedNode[]>,
): boolean {
  const said = used.filter((swatch) => shown.get(swatch)?.every((node) => says(node, swatch)));
  return said.length >= used.length - 1;
}

function says(node: CapturedNode, swatch: Swatch | undefined): boolean {
  const own = visibleWordsOf(node).toLowerCase();
  const signs = own.replaceAll(/[\p{Nd}\s.,:–-]/gu, '');
  return (
    swatch !== undefined &&
    (own.includes(swatch.words.toLowerCase()) ||
      (own.length <= limits.sign && /[^\p{L}]/u.test(signs)))
  );
}
