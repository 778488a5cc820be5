import { amount } from '@curbcut/model/text';
import { markdownTable } from '../results/markdown-table.ts';
import type { CallTimes } from './measure-call.ts';

export interface MeasuredSize {
  scans: number;
  databaseBytes: number;
  calls: (CallTimes & { title: string })[];
}

/** A row a call, a pair of columns a size, and the last size's times to the first's. */
export function describeCalls(sizes: readonly MeasuredSize[]): string {
  const [first] = sizes;
  const last = sizes.at(-1);
  if (!first || !last) return '';
  const right = (title: string) => ({ title, align: 'right' as const });
  const columns = [
    { title: 'Milliseconds', align: 'left' as const },
    ...sizes.flatMap(({ scans }) => [
      right(`${amount(scans)}: p50`),
      right('p95'),
      right('longest'),
    ]),
    right('p50 ratio'),
    right('p95 ratio'),
  ];
  const rows = first.calls.map(({ title }) => {
    const times = sizes.map(({ calls }) => calls.find((call) => call.title === title));
    const [small, large] = [times[0], times.at(-1)];
    return [
      title,
      ...times.flatMap((time) => [ms(time?.p50), ms(time?.p95), ms(time?.max)]),
      ratio(large?.p50, small?.p50),
      ratio(large?.p95, small?.p95),
    ];
  });
  const databases = sizes.map(
    ({ scans, databaseBytes }) =>
      `${amount(scans)} scans: ${(databaseBytes / 1024 ** 2).toFixed(0)} MiB`,
  );
  return `${markdownTable(columns, rows)}\n\nDatabase with its indexes: ${databases.join('; ')}.`;
}

function ms(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(1);
}

function ratio(value: number | undefined, to: number | undefined): string {
  return value === undefined || to === undefined ? '' : (value / to).toFixed(2);
}
