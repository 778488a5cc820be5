import type { WarmScan } from '../subjects/curbcut-warm.ts';
import type { Subject } from '../subjects/subject.ts';
import type { AddedTime } from '../product/measure-added-time.ts';
import type { TwoAtOnce } from '../product/measure-two-at-once.ts';
import type { Measured } from '../measure-rounds.ts';
import { type Column, markdownTable } from './markdown-table.ts';
import { median, ratio, spreadOf } from './statistics.ts';

const left = (title: string): Column => ({ title, align: 'left' });
const right = (title: string): Column => ({ title, align: 'right' });
const seconds = (ms: number) => (ms / 1_000).toFixed(2);
const wholeMs = (ms: number) => String(Math.round(ms));
const share = (value: number | null) => (value === null ? '-' : value.toFixed(2));

/** One page: every subject's spread, and its median against those of two peers. */
export function describeComparison(
  subjects: readonly Pick<Subject, 'id' | 'title'>[],
  measured: Measured,
): string {
  const columns = ['Median s', 'Min s', 'Max s', 'to lighthouse', 'to pa11y, axe'].map(right);
  const rows = subjects.map(({ id, title }) => {
    const values = measured[id] ?? [];
    const spread = spreadOf(values);
    return [
      title,
      ...[spread.median, spread.min, spread.max].map(seconds),
      share(ratio(values, measured['lighthouse'])),
      share(ratio(values, measured['pa11y-axe'])),
    ];
  });
  return markdownTable([left('Program'), ...columns], rows);
}

/** Where the time of our warm scans went: medians in ms, a row for each page. */
export function describeBreakdown(pages: readonly { title: string; scans: WarmScan[] }[]): string {
  const engines = [
    ...new Set(
      pages
        .flatMap(({ scans }) => scans.flatMap(({ pageScan }) => pageScan.engines))
        .map(({ engine }) => engine),
    ),
  ];
  const rows = pages.map(({ title, scans }) => {
    const of = (read: (scan: WarmScan) => number) => wholeMs(median(scans.map(read)));
    return [
      title,
      of(({ durationMs }) => durationMs),
      of(({ pageScan }) => pageScan.timings.loadMs),
      of(({ pageScan }) => pageScan.timings.stableMs),
      ...engines.map((engine) => of(({ pageScan }) => pageScan.timings.engines[engine] ?? 0)),
      of(({ pageScan }) => pageScan.timings.evidenceMs),
      of(({ durationMs, pageScan }) => durationMs - pageScan.timings.totalMs),
    ];
  });
  const columns = ['whole', 'load', 'settle', ...engines, 'evidence', 'around it'].map(right);
  return markdownTable([left('Page'), ...columns], rows);
}

export function describeTwoAtOnce({ afterEachOtherMs, atOnceMs }: TwoAtOnce): string {
  const gain = share(ratio(afterEachOtherMs, atOnceMs));
  const afterEachOther = seconds(median(afterEachOtherMs));
  return `Two scans: ${afterEachOther} s one after the other, ${seconds(median(atOnceMs))} s at once; that is ${gain} times the throughput.`;
}

export function describeAddedTime({ addedMs, queuedMs, scanMs }: AddedTime): string {
  const added = spreadOf(addedMs);
  return `From \`POST /run-once\` to “completed”, read every 20 ms, the product adds ${wholeMs(added.median)} ms (${wholeMs(added.min)} to ${wholeMs(added.max)}) to the scanner's own ${wholeMs(median(scanMs))} ms; ${wholeMs(median(queuedMs))} ms of it is waiting for a worker. Median of ${addedMs.length}.`;
}
