import type { CapturedNode } from '../../capture/page-capture.ts';
import type { Cell } from './cells-of.ts';
import { toColor } from './colors.ts';
import { allWordsOf } from './words-of.ts';

/** The weight from which letters are bold, how many cells stand under and beside each other at least, and how long a header is. */
const thresholds = { bold: 600, cells: 3, longest: 40 } as const;

/** Whether the letters in a cell are bold, as those of a header are. */
export function isBold(node: CapturedNode): boolean {
  const [only, ...more] = node.children.filter(
    ({ kind, text }) => kind === 'element' || text.trim() !== '',
  );
  const inner = only?.kind === 'element' && more.length === 0 ? only : node;
  return Number((inner.style ?? node.style)?.['font-weight'] ?? 400) >= thresholds.bold;
}

/** The color behind a cell, which may be that of its row. */
export function backgroundOf({ node }: Cell): string {
  const own = node.style?.['background-color'] ?? '';
  return isTransparent(own) ? (node.parent?.style?.['background-color'] ?? '') : own;
}

export function isTransparent(color: string): boolean {
  return color === '' || toColor(color)?.alpha === 0;
}

/**
 * The first row and the first column of a table whose cells all are short, bold and on one color that no other cell has, as in
 * a timetable; the corner may be empty. Empty where it does not look so.
 */
export function headsOnBothSides(cells: readonly Cell[]): CapturedNode[] {
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
  const [head = [], ...others] = rows;
  if (head.length < thresholds.cells || rows.length < thresholds.cells) return [];
  if (others.some((row) => row.length !== head.length)) return [];
  const heads = [...head.slice(1), ...others.flatMap((row) => row.slice(0, 1))];
  const isHead = ({ node }: Cell) => {
    const words = allWordsOf(node);
    return words !== '' && words.length <= thresholds.longest && isBold(node);
  };
  const colors = new Set(heads.map(backgroundOf));
  const [color = ''] = colors;
  if (!heads.every(isHead) || colors.size !== 1 || isTransparent(color)) return [];
  const inner = others.flatMap((row) => row.slice(1));
  const holds = inner.filter(({ node }) => allWordsOf(node) !== '');
  if (holds.length < thresholds.cells || inner.some((cell) => backgroundOf(cell) === color))
    return [];
  return heads.map(({ node }) => node);
}
