import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { type Cell, cellsOf, rowsOf } from '../page/cells-of.ts';
import { headsOnBothSides } from '../page/looks-of-cells.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** So many headers in one row or column, none longer than this in characters, head data. */
const thresholds = { headers: 2, longest: 60 } as const;

/** WCAG 2.2, 1.3.1: is a table with headers of its own given to assistive technology as a table? */
export const presentationalTableCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'presentational-table',
  name: 'Tables marked as layout',
  applicability: async (capture) => presentationalTables(capture),
  expectation: async (_, tables) =>
    tables.map((node) => {
      const headers = headersOf(node) ?? headsByLooks(node);
      if (!headers) return { outcome: 'passed' };
      const named = headers.slice(0, 3).map((header) => quote(allWordsOf(header)));
      const failureSummary = `This table has the headers ${named.join(', ')}, and role=${quote(roleOf(node))} takes the table away from assistive technology: only its words are left.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function presentationalTables({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        node.tag === 'table' &&
        /^(presentation|none)$/.test(roleOf(node)) &&
        !isHiddenByAttribute(node) &&
        // The author may build another widget of it.
        !rowsOf(node).some(
          (row) => roleOf(row) !== '' || row.children.some((cell) => roleOf(cell)),
        ),
    ),
  );
}

/** Short header cells that stand beside each other over data, or below each other before data; null where there are none. */
function headersOf(table: CapturedNode): CapturedNode[] | null {
  const cells = cellsOf(table);
  const headers = cells.filter(isHeader);
  const data = cells.filter(({ node }) => node.tag === 'td' && allWordsOf(node) !== '');
  if (headers.some(({ node }) => node.children.some(({ tag }) => tag === 'table'))) return null;
  const lines = [
    ...Map.groupBy(headers, ({ row }) => `row ${row}`),
    ...Map.groupBy(headers, ({ column }) => `column ${column}`),
  ];
  for (const [line, heads] of lines) {
    const isRow = line.startsWith('row');
    const headed = data.filter((cell) =>
      heads.some((head) =>
        isRow
          ? head.column < cell.columnEnd && cell.column < head.columnEnd && cell.row > head.row
          : head.row < cell.rowEnd && cell.row < head.rowEnd && cell.column > head.column,
      ),
    );
    if (heads.length >= thresholds.headers && headed.length >= heads.length)
      return heads.map(({ node }) => node);
  }
  return null;
}

/** The same of cells that only look like headers. */
function headsByLooks(table: CapturedNode): CapturedNode[] | null {
  const cells = cellsOf(table);
  if (cells.some(({ node }) => node.tag === 'th')) return null;
  const heads = headsOnBothSides(cells);
  return heads.length > 0 ? heads : null;
}

function isHeader({ node }: Cell): boolean {
  if (node.tag !== 'th') return false;
  const words = allWordsOf(node);
  return words !== '' && words.length <= thresholds.longest;
}
