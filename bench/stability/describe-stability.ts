import { countOf } from '@curbcut/model/text';
import { type Column, markdownTable } from '../results/markdown-table.ts';
import { median } from '../results/statistics.ts';
import type { RunComparison } from './compare-runs.ts';
import type { PageRuns } from './scan-rounds.ts';

export interface PageStability extends RunComparison {
  runs: PageRuns;
}

/** More of them say no more. */
const mostDetails = 30;

const columns: readonly Column[] = [
  { title: 'Page', align: 'left' },
  { title: 'Hard because of', align: 'left' },
  ...['Scans', 'Cut', 'Issues', 'Nodes', 'Boxes', 'Largest px', 'Median s'].map(
    (title): Column => ({
      title,
      align: 'right',
    }),
  ),
  { title: 'Result', align: 'left' },
  { title: 'Measured', align: 'left' },
];

export function isStable({ runs, differences }: PageStability): boolean {
  return runs.failures.length === 0 && differences.length === 0;
}

/** A row for each page, those of `before` where it was not scanned now, in the order of `ids`. */
export function describeStability(
  pages: readonly PageStability[],
  { ids, before, date }: { ids: readonly string[]; before: Map<string, string[]>; date: string },
): string {
  const rows = new Map(pages.map((each) => [each.runs.page.id, [...rowOf(each), date]]));
  return markdownTable(
    columns,
    ids.flatMap((id) => {
      const row = rows.get(id) ?? before.get(id);
      return row ? [row] : [];
    }),
  );
}

function rowOf(each: PageStability): string[] {
  return [
    each.runs.page.id,
    each.runs.page.kind,
    String(each.runs.scans.length),
    cutCell(each),
    String(each.issues),
    String(each.nodes),
    String(each.boxes),
    each.largestBoxDifference.toFixed(1),
    each.runs.durationsMs.length > 0 ? (median(each.runs.durationsMs) / 1_000).toFixed(2) : '-',
    resultCell(each),
  ];
}

function resultCell(each: PageStability): string {
  if (!isStable(each)) return `${each.differences.length + each.runs.failures.length} differ`;
  return each.untested === 0 ? 'identical' : `${each.untested} untested in some`;
}

/** Scans that had no time for all, and how many rules that cost in any of them. */
function cutCell({ cut, cutRules }: PageStability): string {
  return cut === 0 ? '0' : `${cut} (${countOf(cutRules, 'rule')})`;
}

/** What differs, page by page; empty when nothing does. */
export function describeDifferences(pages: readonly PageStability[]): string {
  return pages
    .filter((each) => !isStable(each))
    .map(({ runs, differences }) =>
      [`${runs.page.id}:`, ...[...runs.failures, ...differences].slice(0, mostDetails)].join(
        '\n  - ',
      ),
    )
    .join('\n\n');
}
