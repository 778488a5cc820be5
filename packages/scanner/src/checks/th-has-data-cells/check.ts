import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** With fewer rows than this the only row may be a message such as “Nothing found”. */
const thresholds = { rows: 2 } as const;

/** WCAG 2.2, 1.3.1: has each column header of a grid made with ARIA cells below it? */
export const thHasDataCellsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'th-has-data-cells',
  name: 'Headers of grids without cells',
  applicability: async (capture) => gridsOf(capture).flatMap(headersOf),
  expectation: async (capture, headers) => {
    const bare = new Set(gridsOf(capture).flatMap(bareHeaders));
    return headers.map((node) => {
      if (!bare.has(node)) return { outcome: 'passed' };
      const failureSummary = `No row has a cell under the header ${quote(wordsOf(node))}: all rows are shorter than the row of headers.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function gridsOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        /^(table|grid|treegrid)$/.test(roleOf(node)) &&
        node.tag !== 'table' &&
        node.box !== null &&
        !isHiddenByAttribute(node) &&
        // A position or span that the author gives says more than the order.
        !findIn(node, ({ attributes }) =>
          /aria-col(index|span|count)/.test([...attributes.keys()].join(' ')),
        ),
    ),
  );
}

function rowsOf(grid: CapturedNode): CapturedNode[][] {
  return grid.children
    .flatMap((child) => (roleOf(child) === 'rowgroup' ? child.children : [child]))
    .filter((row) => roleOf(row) === 'row')
    .map((row) => row.children.filter((cell) => cellRoles.has(roleOf(cell))));
}

const cellRoles = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);

function headersOf(grid: CapturedNode): CapturedNode[] {
  const [head, ...others] = rowsOf(grid);
  const isHead = head?.every((cell) => roleOf(cell) === 'columnheader') ?? false;
  return head && isHead && others.length >= thresholds.rows ? head : [];
}

function bareHeaders(grid: CapturedNode): CapturedNode[] {
  const longest = Math.max(
    0,
    ...rowsOf(grid)
      .slice(1)
      .map(({ length }) => length),
  );
  return longest === 0 ? [] : headersOf(grid).slice(longest);
}
