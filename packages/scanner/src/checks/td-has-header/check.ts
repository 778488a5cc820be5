import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { type Cell, cellsOf } from '../page/cells-of.ts';
import { backgroundOf, headsOnBothSides, isBold, isTransparent } from '../page/looks-of-cells.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/**
 * A table of data has so many rows and columns at least. One that only looks tell has more rows: under a bold first row, or where
 * each row is a bold name and its value; its cells are not longer than this in characters.
 */
const thresholds = {
  rows: 2,
  columns: 2,
  dataRows: 3,
  namedRows: 3,
  longest: 40,
} as const;

/** WCAG 2.2, 1.3.1: has a table of data cells that are marked up as headers? */
export const tdHasHeaderCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'td-has-header',
  name: 'Tables of data without headers',
  applicability: async (capture) => dataTables(capture),
  expectation: async (_, tables) =>
    tables.map((node) => {
      const cells = cellsOf(node);
      if (cells.some(isHeader)) return { outcome: 'passed' };
      const first = cells.find((cell) => allWordsOf(cell.node) !== '');
      const sign = captionOf(node)
        ? `has the caption ${quote(captionOf(node))}`
        : namesItsRows(cells)
          ? `begins each row with its name in bold, the first one ${quote(first ? allWordsOf(first.node) : '')}`
          : `begins with a row of headers, the first one ${quote(first ? allWordsOf(first.node) : '')}`;
      const failureSummary = `This table ${sign}, so it holds data, and none of its cells is a header in the code.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function dataTables({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) => nodes.filter(isDataTable));
}

function isDataTable(table: CapturedNode): boolean {
  if (table.tag !== 'table' || !/^(|table|grid)$/.test(roleOf(table)) || isHiddenByAttribute(table))
    return false;
  const cells = cellsOf(table);
  const full = cells.filter(({ node }) => allWordsOf(node) !== '');
  const rows = new Set(full.map(({ row }) => row));
  const columns = new Set(full.map(({ column }) => column));
  if (rows.size < thresholds.rows || columns.size < thresholds.columns) return false;
  if (cells.some(({ node }) => node.children.some(({ tag }) => tag === 'table'))) return false;
  return (
    captionOf(table) !== '' ||
    hasHead(table, full) ||
    looksLikeData(cells) ||
    namesItsRows(cells) ||
    headsOnBothSides(cells).length > 0
  );
}

function captionOf(table: CapturedNode): string {
  const caption = table.children.find(({ tag }) => tag === 'caption');
  return caption ? allWordsOf(caption) : '';
}

/** A part of the table that is its head by its element, with a name for several columns. */
function hasHead(table: CapturedNode, full: readonly Cell[]): boolean {
  const inHead = full.filter(({ node }) => node.parent?.parent?.tag === 'thead');
  return (
    inHead.length >= thresholds.columns &&
    inHead.length < full.length &&
    inHead.every(({ node }) => isShort(node)) &&
    table.children.some(({ tag }) => tag === 'tbody')
  );
}

function isShort(node: CapturedNode): boolean {
  return allWordsOf(node).length <= thresholds.longest;
}

/** The first row alone is bold, and a column under it holds nothing but figures, or the row or the first column stands out as well. */
function looksLikeData(cells: readonly Cell[]): boolean {
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
  const [head, ...others] = rows;
  if (!head || others.length < thresholds.dataRows - 1) return false;
  if (rows.some((row) => row.length !== head.length) || head.length < thresholds.columns)
    return false;
  if (!cells.every(({ node }) => isShort(node))) return false;
  if (!head.every(({ node }) => isBold(node) && /\p{L}/u.test(allWordsOf(node)))) return false;
  if (others.some((row) => row.every(({ node }) => isBold(node)))) return false;
  if (cells.some(({ node }) => findIn(node, ({ tag }) => controls.has(tag)))) return false;
  if (hasOwnColor(head, others) || hasBoldNames(others)) return true;
  return head.some((_, at) => others.every((row) => isFigure(allWordsOf((row[at] as Cell).node))));
}

const controls = new Set('input select textarea button img svg video canvas'.split(' '));

/** One color behind the whole first row, and behind no row under it. */
function hasOwnColor(head: readonly Cell[], others: readonly (readonly Cell[])[]): boolean {
  const colors = new Set(head.map(backgroundOf));
  const [color = ''] = colors;
  return (
    colors.size === 1 &&
    !isTransparent(color) &&
    others.every((row) => row.slice(1).every((cell) => backgroundOf(cell) !== color))
  );
}

/** Each row begins with a bold name before values that are not bold. */
function hasBoldNames(rows: readonly (readonly Cell[])[]): boolean {
  return rows.every(([name, ...values]) => {
    return (
      name !== undefined &&
      isBold(name.node) &&
      /\p{L}/u.test(allWordsOf(name.node)) &&
      values.every(({ node }) => !isBold(node) && allWordsOf(node) !== '')
    );
  });
}

/** Two columns: what each row is about in bold, and its value. */
function namesItsRows(cells: readonly Cell[]): boolean {
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
  return (
    rows.length >= thresholds.namedRows &&
    rows.every(
      (row) => row.length === 2 && row.every(({ row: top, rowEnd }) => rowEnd - top === 1),
    ) &&
    rows.every(([name]) => name !== undefined && isShort(name.node)) &&
    !cells.some(({ node }) => findIn(node, ({ tag }) => controls.has(tag))) &&
    hasBoldNames(rows)
  );
}

function isFigure(words: string): boolean {
  return /\d/.test(words) && words.replace(/[\d\s.,:/%€$£+−–-]/g, '').length <= 4;
}

function isHeader({ node }: Cell): boolean {
  return (
    node.tag === 'th' ||
    /^(columnheader|rowheader)$/.test(roleOf(node)) ||
    node.attributes.has('scope') ||
    node.attributes.has('headers')
  );
}
