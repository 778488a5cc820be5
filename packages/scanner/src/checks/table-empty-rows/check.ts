import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { type Cell, cellsOf } from '../page/cells-of.ts';
import { findIn, roleOf } from '../page/controls.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** Of a table: columns and full rows at least. */
const thresholds = { columns: 3, fullRows: 2 } as const;

/** Are rows that only head other rows made without empty cells of data? */
export const tableEmptyRowsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'table-empty-rows',
  name: 'Rows of empty cells',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter(
        (node) =>
          node.tag === 'table' &&
          roleOf(node) === '' &&
          isVisible(node) &&
          cellsOf(node).some((cell) => cell.node.tag === 'th'),
      ),
    ),
  expectation: async (_, tables) =>
    tables.map((table) => {
      const found = emptyRowsOf(table);
      if (found.length === 0) return { outcome: 'passed' };
      const nodes = found.map(({ node, words }) => ({
        node,
        failureSummary: `This row says ${quote(words)} only, and all its other cells are empty.`,
      }));
      return { outcome: 'failed', nodes };
    }),
};

/** Rows with words in one cell of data, before rows that are full. */
function emptyRowsOf(table: CapturedNode): { node: CapturedNode; words: string }[] {
  const rows = [...Map.groupBy(cellsOf(table), ({ row }) => row).values()];
  const isData = (row: readonly Cell[]) =>
    row.length >= thresholds.columns && row.every(({ node }) => node.tag === 'td');
  const data = rows.filter(isData);
  const full = data.filter((row) => row.every(({ node }) => !isEmpty(node)));
  if (full.length < thresholds.fullRows || full.length * 2 < data.length) return [];
  return data.slice(0, -1).flatMap((row) => {
    const [only, ...more] = row.filter(({ node }) => !isEmpty(node));
    const parent = row[0]?.node.parent;
    return only && more.length === 0 && parent
      ? [{ node: only.node, words: allWordsOf(only.node) }]
      : [];
  });
}

function isEmpty(node: CapturedNode): boolean {
  return (
    allWordsOf(node) === '' &&
    !findIn(
      node,
      ({ tag, kind }) =>
        kind === 'pseudo-element' ||
        /^(img|svg|input|select|textarea|button|canvas|video|i|span|progress|meter)$/.test(tag),
    )
  );
}
