import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { type Cell, cellsOf } from '../page/cells-of.ts';

/** Are the rows of a table of data made of the same number of columns, and is no table in one of its headers? */
export const tableColumnsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'table-columns',
  name: 'Columns of tables',
  applicability: async (capture) => dataTables(capture),
  expectation: async (_, tables) =>
    tables.map((node) => {
      const failureSummary = failureOf(node);
      return failureSummary === null
        ? { outcome: 'passed' }
        : { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function dataTables({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        node.tag === 'table' &&
        roleOf(node) === '' &&
        !isHiddenByAttribute(node) &&
        isVisible(node) &&
        cellsOf(node).some((cell) => cell.node.tag === 'th'),
    ),
  );
}

function failureOf(table: CapturedNode): string | null {
  const cells = cellsOf(table);
  if (cells.some(({ node }) => node.tag === 'th' && findIn(node, ({ tag }) => tag === 'table')))
    return 'A table stands inside a header cell of this one, so that the header is read with all cells of that table.';
  // Slots that a row leaves open show as a hole, or as a cell that stands out of the table.
  const widths = new Map<number, number>();
  for (const { row, rowEnd, column, columnEnd } of cells)
    for (let at = row; at < rowEnd; at += 1)
      widths.set(at, (widths.get(at) ?? 0) + columnEnd - column);
  const all = [...widths.values()];
  const [most, least] = [Math.max(...all), Math.min(...all)];
  return most === least
    ? misplacedHeaders(cells)
    : `The rows of this table do not have the same number of columns: some have ${least}, others ${most}.`;
}

/** Headers within rows stand in other columns from row to row where cells of data are merged to different widths. */
function misplacedHeaders(cells: readonly Cell[]): string | null {
  const columns = [...Map.groupBy(cells, ({ row }) => row).values()].flatMap((row) => {
    const inner = row.slice(1).filter(({ node }) => node.tag === 'th');
    const isMixed =
      inner.length > 0 &&
      row.some(({ node, column, columnEnd }) => node.tag === 'td' && columnEnd - column > 1);
    return isMixed ? [{ columns: inner.map(({ column }) => column), length: row.length }] : [];
  });
  const [first, ...others] = columns;
  const other = others.find(
    (each) =>
      first && each.length === first.length && String(each.columns) !== String(first.columns),
  );
  return first && other
    ? `The rows of this table have an inconsistent number of columns: with colspan a header begins in column ${(first.columns[0] ?? 0) + 1} of one row and in column ${(other.columns[0] ?? 0) + 1} of another.`
    : null;
}
