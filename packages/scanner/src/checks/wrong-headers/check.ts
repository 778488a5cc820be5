import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { type Cell, cellsOf } from '../page/cells-of.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** WCAG 2.2, 1.3.1: does the headers attribute of a cell name the headers over it, and not those of other columns? */
export const wrongHeadersCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'wrong-headers',
  name: 'Cells that name headers of other columns',
  applicability: async (capture) => tablesWithIds(capture),
  expectation: async (_, tables) =>
    tables.map((table) => {
      const nodes = wrongCells(table).map(({ node, named, over }) => ({
        node,
        failureSummary: `This cell names the header ${quote(allWordsOf(named))} of another column. Over it stands ${quote(allWordsOf(over))}.`,
      }));
      return nodes.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', nodes };
    }),
};

function tablesWithIds({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        node.tag === 'table' &&
        !/^(presentation|none)$/.test(roleOf(node)) &&
        !isHiddenByAttribute(node) &&
        cellsOf(node).some((cell) => cell.node.tag === 'td' && idsOf(cell).length > 0),
    ),
  );
}

function idsOf({ node }: Cell): string[] {
  return node.attributes.get('headers')?.split(/\s+/).filter(Boolean) ?? [];
}

/** Cells that name a header of a row of headers, and not the one of the same row that stands over them. */
function wrongCells(
  table: CapturedNode,
): { node: CapturedNode; named: CapturedNode; over: CapturedNode }[] {
  const cells = cellsOf(table);
  const headers = cells.filter(({ node }) => node.tag === 'th' && node.attributes.get('id'));
  const byId = new Map(headers.map((cell) => [cell.node.attributes.get('id') as string, cell]));
  const ofRows = Map.groupBy(headers, ({ row }) => row);
  return cells.flatMap((cell) => {
    if (cell.node.tag !== 'td') return [];
    const ids = idsOf(cell);
    for (const id of ids) {
      const named = byId.get(id);
      // A header in the first column may head several rows.
      if (!named || named.rowEnd > cell.row || isOver(named, cell)) continue;
      const over = (ofRows.get(named.row) ?? []).find((other) => isOver(other, cell));
      if (over && !ids.includes(over.node.attributes.get('id') as string))
        return [{ node: cell.node, named: named.node, over: over.node }];
    }
    return [];
  });
}

function isOver(header: Cell, cell: Cell): boolean {
  return header.column < cell.columnEnd && cell.column < header.columnEnd;
}
