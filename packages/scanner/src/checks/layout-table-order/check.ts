import { languageOf } from '../../capture/language-of.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { hasFunctionWord } from '../function-words.ts';
import { type Cell, cellsOf } from '../page/cells-of.ts';
import { findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** Columns with a text of their own; words of a line that is broken off, and of a text under a heading. */
const thresholds = { columns: 2, lineWords: 3, textWords: 3 } as const;

/** WCAG 2.2, 1.3.2, failure F49: does a layout table make sense when it is read row by row? */
export const layoutTableOrderCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'layout-table-order',
  name: 'Order of layout tables',
  applicability: async (capture) => layoutTables(capture),
  expectation: async (_, tables) =>
    tables.map((node) => {
      const cells = cellsOf(node);
      const broken = brokenText(cells);
      const heading = broken ?? looseHeading(cells);
      if (!heading) return { outcome: 'passed' };
      const said = quote(wordsOf(heading.node));
      const failureSummary = broken
        ? `The text ${said} goes on in the cell under it, as others beside it do, so that a reading row by row breaks them all up.`
        : `The heading ${said} stands in a cell over its text: read row by row, what stands beside it comes between them.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function layoutTables({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => {
      if (node.tag !== 'table' || !/^(|presentation|none)$/.test(roleOf(node))) return false;
      if (!isVisible(node) || isHiddenByAttribute(node)) return false;
      if (findIn(node, ({ tag }) => /^(th|caption|table|input|select|textarea)$/.test(tag)))
        return false;
      const cells = cellsOf(node);
      const rows = new Set(cells.map(({ row }) => row));
      const columns = new Set(cells.map(({ column }) => column));
      return rows.size > 1 && columns.size >= thresholds.columns;
    }),
  );
}

/** The first text that goes on under its cell, where texts of several columns do; null where there is none. */
function brokenText(cells: readonly Cell[]): Cell | null {
  const broken = cells.filter((cell) => {
    const under = cells.find(({ row, column }) => row === cell.rowEnd && column === cell.column);
    return under !== undefined && goesOn(cell.node, under.node);
  });
  const columns = new Set(broken.map(({ column }) => column));
  return columns.size >= thresholds.columns ? (broken[0] ?? null) : null;
}

/** The text ends with a word that no sentence ends with, or a comma, and the other one begins in lower case. */
function goesOn(above: CapturedNode, below: CapturedNode): boolean {
  const words = wordsOf(above).match(/[\p{L}\p{M}]+/gu) ?? [];
  const last = words.at(-1)?.toLowerCase();
  if (last === undefined || words.length < thresholds.lineWords) return false;
  if (!/^\p{Ll}/u.test(wordsOf(below))) return false;
  const said = wordsOf(above);
  return (
    said.endsWith(',') ||
    (/\p{L}$/u.test(said) && hasFunctionWord([last], languageOf(above)) === true)
  );
}

/** A heading alone in its cell, over a text that is read only after cells of other columns; null where there is none. */
function looseHeading(cells: readonly Cell[]): Cell | null {
  const loose = cells.filter((cell, at) => {
    const under = cells.findIndex(
      ({ row, column }) => row === cell.rowEnd && column === cell.column,
    );
    const text = cells[under];
    if (!text || !isHeadingOnly(cell) || !isText(text)) return false;
    return cells
      .slice(at + 1, under)
      .some(({ node, column }) => column !== cell.column && wordsOf(node) !== '');
  });
  return loose[0] ?? null;
}

function isHeadingOnly({ node }: Cell): boolean {
  const heading = findIn(node, ({ tag }) => /^h[1-6]$/.test(tag));
  return heading !== null && wordsOf(heading) !== '' && wordsOf(heading) === wordsOf(node);
}

function isText({ node }: Cell): boolean {
  return (
    !findIn(node, ({ tag }) => /^h[1-6]$/.test(tag)) &&
    (wordsOf(node).match(/\p{L}+/gu)?.length ?? 0) >= thresholds.textWords
  );
}
