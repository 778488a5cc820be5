import type { CapturedNode } from '../../capture/page-capture.ts';

/** A cell of a table, by the slots that it covers: rows and columns count from 0, ends are past the last one. */
export interface Cell {
  node: CapturedNode;
  row: number;
  rowEnd: number;
  column: number;
  columnEnd: number;
}

/** Beyond this nobody reads a table cell by cell. */
const mostCells = 5_000;
const mostSpanned = 200;

/** The rows of a table itself, those of tables in it left out. */
export function rowsOf(table: CapturedNode): CapturedNode[] {
  return table.children.flatMap((part) => {
    if (part.tag === 'tr') return [part];
    if (part.tag !== 'thead' && part.tag !== 'tbody' && part.tag !== 'tfoot') return [];
    return part.children.filter(({ tag }) => tag === 'tr');
  });
}

/** The cells of a table in the order of the code, as HTML lays them out; empty for one that is too large. */
export function cellsOf(table: CapturedNode): Cell[] {
  const rows = rowsOf(table);
  const taken = new Set<string>();
  const cells: Cell[] = [];
  for (const [row, { children }] of rows.entries()) {
    let column = 0;
    for (const node of children) {
      if (node.tag !== 'td' && node.tag !== 'th') continue;
      if (cells.length >= mostCells) return [];
      while (taken.has(`${row} ${column}`)) column += 1;
      const columnEnd = column + spanOf(node, 'colspan');
      const rowEnd = Math.min(row + spanOf(node, 'rowspan'), rows.length);
      for (let at = row; at < rowEnd; at += 1)
        for (let slot = column; slot < columnEnd; slot += 1) taken.add(`${at} ${slot}`);
      cells.push({ node, row, rowEnd, column, columnEnd });
      column = columnEnd;
    }
  }
  return cells;
}

function spanOf({ attributes }: CapturedNode, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(attributes.get(name) ?? '1', 10);
  if (span === 0 && name === 'rowspan') return mostSpanned;
  return Math.min(Math.max(span || 1, 1), mostSpanned);
}
