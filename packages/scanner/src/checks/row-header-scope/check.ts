import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { type Cell, cellsOf } from '../page/cells-of.ts';
import { roleOf } from '../page/controls.ts';

/** Of rows that begin with two headers. */
const thresholds = { rows: 2 } as const;

/** Say headers of rows in more than one column what they are headers of? */
export const rowHeaderScopeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'row-header-scope',
  name: 'Row headers in several columns',
  applicability: async ({ documents }) => documents.flatMap(({ nodes }) => nodes.filter(isDouble)),
  expectation: async (_, tables) =>
    tables.map((node) =>
      cellsOf(node).some(isTied)
        ? { outcome: 'passed' }
        : {
            outcome: 'failed',
            nodes: [
              {
                node,
                failureSummary:
                  'Rows of this table have two row headers each, and no header has a scope, and no cell has headers: screen readers differ in which of them they read.',
              },
            ],
          },
    ),
};

function isDouble(table: CapturedNode): boolean {
  if (table.tag !== 'table' || roleOf(table) !== '' || !isVisible(table)) return false;
  const rows = [...Map.groupBy(cellsOf(table), ({ row }) => row).values()];
  const double = rows.filter(
    ([first, second, third]) =>
      first?.node.tag === 'th' && second?.node.tag === 'th' && third?.node.tag === 'td',
  );
  return double.length >= thresholds.rows;
}

function isTied({ node }: Cell): boolean {
  return node.attributes.has('scope') || node.attributes.has('headers') || roleOf(node) !== '';
}
