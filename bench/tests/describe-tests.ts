import type { StageTimes } from '../../scripts/test-report/describe-times.ts';
import { type Column, markdownTable } from '../results/markdown-table.ts';
import { median, spreadOf } from '../results/statistics.ts';

const maxSlowest = 20;
const right = (title: string): Column => ({ title, align: 'right' });

/** Two tables: the stages with their sum, and the slowest files, by the median of the runs. Throws without a run. */
export function describeTests(runs: readonly (readonly StageTimes[])[]): string {
  const totals = runs.map((stages) => stages.reduce((sum, { ms }) => sum + ms, 0));
  const stageRows = (runs[0] ?? []).map(({ name }) =>
    rowOf(
      name,
      runs.flatMap((stages) => stages.filter((stage) => stage.name === name).map(({ ms }) => ms)),
    ),
  );
  const byFile = Map.groupBy(
    runs.flatMap((stages) => stages.flatMap(({ files }) => files)),
    ({ file }) => file,
  );
  const slowest = [...byFile]
    .map(([file, times]) => ({ file, ms: median(times.map(({ ms }) => ms)) }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, maxSlowest);
  return [
    markdownTable(
      [{ title: 'Stage', align: 'left' }, right('Seconds, median'), right('min to max')],
      [...stageRows, rowOf('all', totals)],
    ),
    markdownTable(
      [{ title: 'Slowest files', align: 'left' }, right('Seconds, median')],
      slowest.map(({ file, ms }) => [file, seconds(ms)]),
    ),
  ].join('\n\n');
}

function rowOf(name: string, times: readonly number[]): string[] {
  const spread = spreadOf(times);
  return [name, seconds(spread.median), `${seconds(spread.min)} to ${seconds(spread.max)}`];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(0);
}
