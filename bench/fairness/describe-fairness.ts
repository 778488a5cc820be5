import { markdownTable } from '../results/markdown-table.ts';
import { median } from '../results/statistics.ts';
import type { Flood } from './measure-flood.ts';
import type { OneHost } from './measure-one-host.ts';
import type { SilentPages } from './measure-silent-pages.ts';

const seconds = (ms: number) => (ms / 1_000).toFixed(2);

export function describeFairness(measured: {
  silent: SilentPages;
  flood: Flood;
  host: OneHost;
}): string {
  const { silent, flood, host } = measured;
  return [
    '### An account’s scan beside three of a visitor whose pages never answer',
    markdownTable(
      [
        { title: 'Asked for', align: 'left' },
        { title: 'Seconds to the result', align: 'right' },
      ],
      [
        [`alone (median of ${silent.aloneMs.length})`, seconds(median(silent.aloneMs))],
        ...silent.besides.map(({ afterMs, totalMs }) => [
          `${afterMs / 1_000} s after the three`,
          seconds(totalMs),
        ]),
      ],
    ),
    `The three ended ${seconds(silent.silentMs)} s after they were asked for, as ${[...new Set(silent.endings)].join(' and ')}.`,
    `### Others’ scans while ${flood.queued.toLocaleString('en')} of one account wait`,
    markdownTable(
      [
        { title: 'Who', align: 'left' },
        { title: 'Seconds to the result', align: 'right' },
        { title: 'Scans of the account begun before it', align: 'right' },
      ],
      flood.others.map(({ who, totalMs, begunBefore }) => [
        who,
        seconds(totalMs),
        String(begunBefore),
      ]),
    ),
    `Asking for one of the last hundred took ${median(flood.askMs).toFixed(0)} ms (median).`,
    `### ${host.scans} scans of pages of one host that is not the operator’s`,
    `They took ${seconds(host.totalMs)} s; the tenth began after ${seconds(host.visitsMs[9] ?? 0)} s, the last after ${seconds(host.visitsMs.at(-1) ?? 0)} s.`,
  ].join('\n\n');
}
