import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { isDataTable } from '../page/is-data-table.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { allWordsOf, quote } from '../page/words-of.ts';
import { type DrawnTable, drawnTables, wordsIn } from './drawn-tables.ts';
import { hasNamedColumns } from './named-columns.ts';

/** WCAG 2.2, 1.3.1: is what looks like a table of data marked up as one? */
export const tableMarkupCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'table-markup',
  name: 'Tables that are only drawn',
  applicability: async (capture) => tablesIn(capture).map(({ node }) => node),
  expectation: async (capture) =>
    tablesIn(capture).map((table) => {
      const { node, rows } = table;
      if (isMarkedUp(table) || saysNames(table)) return { outcome: 'passed' };
      const names = wordsIn(rows[0] ?? []).filter((name) => name !== '');
      const failureSummary = `${rows.length} rows under ${quote(names.join(', '))} look like a table, and are no table in the code: it has neither the elements nor the roles of one.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const known = new WeakMap<PageCapture, DrawnTable[]>();

function tablesIn(capture: PageCapture): DrawnTable[] {
  const found =
    known.get(capture) ??
    capture.documents.flatMap((document) =>
      drawnTables(document).filter(
        (table) =>
          hasNamedColumns(table) &&
          !closest(table.node, isNoData) &&
          !table.rows.flat().some(isHiddenByAttribute),
      ),
    );
  known.set(capture, found);
  return found;
}

/** Menus, code, and pictures with a text of their own. */
function isNoData(node: CapturedNode): boolean {
  return (
    /^(nav|footer|pre|code|a|button|label|svg|dl)$/.test(node.tag) ||
    /^(navigation|contentinfo|img|toolbar|menu|menubar|tablist|listbox)$/.test(roleOf(node))
  );
}

/** It, what it stands in, or its rows and cells are a table by element or role. */
function isMarkedUp({ node, rows }: DrawnTable): boolean {
  return (
    closest(node, isDataTable) !== null ||
    closest(node, (at) => /^(table|grid|treegrid)$/.test(roleOf(at))) !== null ||
    rows.flat().some((cell) => roleOf(cell) !== '' || (cell.parent && roleOf(cell.parent) !== ''))
  );
}

/** Most cells have the name of their column with them, for screen readers. */
function saysNames({ rows }: DrawnTable): boolean {
  const cells = rows.slice(1).flat();
  const named = cells.filter(
    (cell) =>
      cell.attributes.has('aria-label') ||
      cell.attributes.has('aria-labelledby') ||
      allWordsOf(cell) !== visibleWordsOf(cell),
  );
  return named.length >= cells.length / 2;
}
