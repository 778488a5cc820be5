import { type Column, markdownTable } from '../results/markdown-table.ts';
import type { SlowPageEnd } from './scan-slow-page.ts';
import type { SlowPage } from './slow-pages.ts';

const columns: readonly Column[] = [
  { title: 'Page', align: 'left' },
  { title: 'End', align: 'left' },
  { title: 'Seconds', align: 'right' },
  { title: 'Peak memory MB', align: 'right' },
  { title: 'Untested rules', align: 'right' },
  { title: 'Left out', align: 'left' },
];

/** A table of the pages in their order; of those that were not scanned now, the row that the document has of them. */
export function describeEnds(
  pages: readonly Pick<SlowPage, 'title'>[],
  ends: readonly SlowPageEnd[],
  document: string,
): string {
  const now = new Map(ends.map((end) => [end.page.title, rowOf(end)]));
  const before = new Map(rowsIn(document).map((row) => [row[0], row]));
  return markdownTable(
    columns,
    pages.flatMap(({ title }) => {
      const row = now.get(title) ?? before.get(title);
      return row ? [row] : [];
    }),
  );
}

function rowOf({
  page,
  outcome,
  durationMs,
  peakBytes,
  untestedRules,
  leftOut,
}: SlowPageEnd): string[] {
  return [
    page.title,
    outcome,
    (durationMs / 1000).toFixed(1),
    String(Math.round(peakBytes / 1024 ** 2)),
    String(untestedRules),
    leftOut.join(', '),
  ];
}

function rowsIn(document: string): string[][] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(({ length }) => length === columns.length);
}
