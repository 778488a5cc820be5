import { type Column, markdownTable } from '../results/markdown-table.ts';
import type { SlowPageEnd } from './scan-slow-page.ts';

const columns: readonly Column[] = [
  { title: 'Page', align: 'left' },
  { title: 'End', align: 'left' },
  { title: 'Seconds', align: 'right' },
  { title: 'Peak memory MB', align: 'right' },
  { title: 'Untested rules', align: 'right' },
  { title: 'Left out', align: 'left' },
];

export function describeEnds(ends: readonly SlowPageEnd[]): string {
  return markdownTable(
    columns,
    ends.map(({ page, outcome, durationMs, peakBytes, untestedRules, leftOut }) => [
      page.title,
      outcome,
      (durationMs / 1000).toFixed(1),
      String(Math.round(peakBytes / 1024 ** 2)),
      String(untestedRules),
      leftOut.join(', '),
    ]),
  );
}
