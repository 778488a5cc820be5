import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/** Rows and columns that make a table; how far from its column's edges a cell may begin, in CSS pixels; and what is read. */
const drawnTableLimits = {
  rows: 3,
  columns: 3,
  aside: 4,
  mostColumns: 20,
  mostRows: 60,
} as const;

/** Rows of cells that stand under each other; the first row may name the columns. */
export interface DrawnTable {
  node: CapturedNode;
  rows: CapturedNode[][];
}

/** Parts of a page that look like tables, whatever they are in the code: the smallest that hold all their rows. */
export function drawnTables({ nodes }: CapturedDocument): DrawnTable[] {
  const found: DrawnTable[] = [];
  const holders = new Set<CapturedNode>();
  // What stands in an element comes after it, so the innermost are met first.
  for (const node of [...nodes].reverse()) {
    if (node.kind !== 'element' || holders.has(node)) continue;
    const rows = tableIn(node);
    if (!rows || !isVisible(node)) continue;
    found.push({ node, rows });
    for (let at = node.parent; at; at = at.parent) holders.add(at);
  }
  return found.reverse();
}

function tableIn(node: CapturedNode): CapturedNode[][] | null {
  const parts = partsOf(node);
  if (parts.length < 2) return null;
  for (const run of runsOf(node, parts)) {
    const [first = []] = run;
    const end = run.findIndex((row) => row.length !== first.length);
    const rows = (end === -1 ? run : run.slice(0, end)).slice(0, drawnTableLimits.mostRows);
    if (rows.length >= drawnTableLimits.rows && rows.every((row) => isUnder(row, first)))
      return rows;
  }
  return null;
}

/** Elements that are drawn, or whose contents are. */
function partsOf({ children }: CapturedNode): CapturedNode[] {
  return children.filter(
    (child) =>
      child.kind === 'element' &&
      (child.box !== null || child.children.some(({ box }) => box !== null)),
  );
}

/** Rows that follow each other with nothing between. */
function runsOf(node: CapturedNode, parts: readonly CapturedNode[]): CapturedNode[][][] {
  if (/^(inline-)?grid$/.test(node.style?.display ?? '')) {
    const rows = linesOf(parts);
    if (rows) return [rows];
  }
  const runs: CapturedNode[][][] = [[]];
  for (const part of parts) {
    const own = cellsIn(part);
    const rows = own ? [own] : rowsIn(part);
    if (rows) runs.at(-1)?.push(...rows);
    else runs.push([]);
  }
  return runs;
}

/** The rows of a part that holds nothing else. */
function rowsIn(part: CapturedNode): CapturedNode[][] | null {
  const rows = partsOf(part).map(cellsIn);
  return rows.length > 0 && rows.every((row) => row !== null) ? rows : null;
}

/** What stands side by side in an element; null where it holds anything else. */
function cellsIn(node: CapturedNode): CapturedNode[] | null {
  const { children } = node;
  if (children.some(({ kind, text, box }) => kind === 'text' && box && text.trim() !== ''))
    return null;
  const cells = children.filter(({ kind, box }) => kind === 'element' && box && box.width > 0);
  const { columns, mostColumns } = drawnTableLimits;
  if (cells.length < columns || cells.length > mostColumns) return null;
  return cells.every((cell, at) => at === 0 || isBeside(cells[at - 1], cell)) ? cells : null;
}

function isBeside(one: CapturedNode | undefined, { box: other, style }: CapturedNode): boolean {
  const box = one?.box;
  if (!box || !other || style?.position === 'absolute') return false;
  const inLine = other.y < box.y + box.height && box.y < other.y + other.height;
  const overlap = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  return inLine && overlap <= 2;
}

/** The lines that the cells of a grid fill one after the other; null where these differ in length. */
function linesOf(cells: readonly CapturedNode[]): CapturedNode[][] | null {
  const lines: CapturedNode[][] = [];
  for (const cell of cells) {
    const line = lines.at(-1);
    if (line && isBeside(line.at(-1), cell)) line.push(cell);
    else lines.push([cell]);
  }
  const count = lines[0]?.length ?? 0;
  const { rows, columns, mostColumns } = drawnTableLimits;
  const isTable = lines.length >= rows && count >= columns && count <= mostColumns;
  return isTable && lines.every(({ length }) => length === count) ? lines : null;
}

/** Each cell begins, ends or has its middle where that of the first row has. */
function isUnder(row: readonly CapturedNode[], first: readonly CapturedNode[]): boolean {
  return row.every(({ box }, at) => {
    const head = first[at]?.box;
    if (!box || !head) return false;
    const starts = Math.abs(box.x - head.x);
    const ends = Math.abs(box.x + box.width - head.x - head.width);
    return Math.min(starts, ends, (starts + ends) / 2) <= drawnTableLimits.aside;
  });
}

/** What is written in each cell. */
export function wordsIn(row: readonly CapturedNode[]): string[] {
  return row.map(visibleWordsOf);
}
