import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { contrastOf, toColor } from '../page/colors.ts';
import { matchesColor } from '../page/matches-color.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/** Sizes in CSS pixels; how many cells make a plan, and how many of which some are marked; and the contrast that everybody sees. */
const limits = {
  smallest: 8,
  largest: 80,
  alike: 2,
  cells: 6,
  marked: 3,
  lightness: 3,
  most: 1_000,
} as const;

/**
 * Cells of a plan, such as seats or days, that are filled with the colors that a text tells apart, and differ in nothing else:
 * they are empty, or hold a number.
 */
export function explainedCells(
  { nodes }: CapturedDocument,
  colors: readonly string[],
): CapturedNode[] {
  const cells = nodes.filter(isCell).slice(0, limits.most);
  const plans = Map.groupBy(cells, lookOf);
  return [...plans.values()].flatMap((plan) => {
    if (plan.length < limits.cells) return [];
    const named = plan.flatMap((node) => {
      const color = toColor(node.style?.['background-color']);
      const name = color && colors.find((one) => matchesColor(color, one));
      return name ? [{ node, name, color }] : [];
    });
    const kinds = [...Map.groupBy(named, ({ name }) => name).values()];
    const isClose = kinds.some(([one]) =>
      kinds.some(
        ([other]) =>
          one && other && one !== other && contrastOf(one.color, other.color) < limits.lightness,
      ),
    );
    return isClose && named.length > plan.length / 2 ? named.map(({ node }) => node) : [];
  });
}

/**
 * Cells that have the one color that a text explains, beside others that differ from them in nothing else, and in how light
 * they are no more than people see who see no hues.
 */
export function markedCells({ nodes }: CapturedDocument, color: string): CapturedNode[] {
  const plans = Map.groupBy(nodes.filter(isCell).slice(0, limits.most), lookOf);
  return [...plans.values()].flatMap((plan) => {
    if (plan.length < limits.marked) return [];
    const paints = plan.flatMap((node) => {
      const paint = toColor(node.style?.['background-color']);
      return paint ? [{ node, paint, isNamed: matchesColor(paint, color) }] : [];
    });
    const [marked, others] = [true, false].map((is) => paints.filter((one) => one.isNamed === is));
    if (!marked?.length || !others?.length || marked.length > others.length) return [];
    const isClose = marked.every((one) =>
      others.every((other) => contrastOf(one.paint, other.paint) < limits.lightness),
    );
    return isClose ? marked.map(({ node }) => node) : [];
  });
}

function isCell(node: CapturedNode): boolean {
  const { kind, tag, style, box } = node;
  if (kind !== 'element' || !style || !box || !cells.has(tag)) return false;
  if (Math.min(box.width, box.height) < limits.smallest) return false;
  if (Math.max(box.width, box.height) > limits.largest) return false;
  if ((toColor(style['background-color'])?.alpha ?? 0) < 1) return false;
  if (style['background-image'] !== 'none' || !isVisible(node)) return false;
  return /^(\p{L}?\p{Nd}{1,2}\p{L}?)?$/u.test(visibleWordsOf(node)) && !isMarked(node);
}

const cells = new Set('button div li span td'.split(' '));

/** Something is drawn in it, or by a style sheet. */
function isMarked(node: CapturedNode): boolean {
  for (const inside of flatDescendants(node)) {
    if (/^(img|svg|canvas|input)$/.test(inside.tag)) return true;
    if (inside.kind === 'pseudo-element') return true;
  }
  return false;
}

/** What is seen of a cell beside its color, and where it stands. */
function lookOf(cell: CapturedNode): string {
  const { tag, parent, style, box } = cell;
  const size = [box?.width ?? 0, box?.height ?? 0].map((side) => Math.round(side / limits.alike));
  return [
    tag,
    parent?.tag,
    parent?.parent?.tag,
    ...size,
    style?.['border-top-style'],
    style?.['border-top-width'],
    style?.['border-top-left-radius'],
    style?.['font-weight'],
    style?.['text-decoration-line'],
    style?.opacity,
    style?.['box-shadow'],
    ...looksInside(cell),
  ].join(' ');
}

/** How the words in a cell look: a number that is struck through is set apart by more than color. */
function looksInside(cell: CapturedNode): string[] {
  return [...flatDescendants(cell)].flatMap(({ kind, style }) =>
    kind === 'element' && style
      ? [`${style['text-decoration-line']} ${style['font-weight']} ${style['font-style']}`]
      : [],
  );
}
