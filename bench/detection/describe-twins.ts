import { markdownTable } from '../results/markdown-table.ts';
import type { JudgedSuite } from './describe-measured.ts';
import { type JudgedCase, suiteFigures } from './suite-figures.ts';
import { isBarrier } from './suites/suite.ts';

/** What was failed of pages in twins that is no barrier: how often, and what, page by page. */
export function describeTwins({ cases }: Pick<JudgedSuite, 'cases'>): string {
  const flawed = cases.filter(({ of }) => isBarrier(of));
  const clean = cases.filter(({ of }) => !isBarrier(of));
  const falseAlarms = clean.flatMap(({ result }) => result.failed).length;
  const onFlawed = suiteFigures(flawed);
  const beyond = suiteFigures(clean).noise;
  const pages = onFlawed.noisePages;
  const perPage = (count: number, of: number) =>
    of === 0 ? '-' : `${count} (${(count / of).toFixed(2)} a page)`;
  const left = (title: string) => ({ title, align: 'left' as const });
  const right = (title: string) => ({ title, align: 'right' as const });
  const table = markdownTable(
    [left('Twins'), right('Pages'), right('Wrong at A and AA'), right('Wrong beyond')],
    [
      [
        'clean',
        String(clean.length),
        perPage(falseAlarms, clean.length),
        perPage(beyond, clean.length),
      ],
      [
        'flawed',
        String(pages),
        perPage(onFlawed.noiseAorAA, pages),
        perPage(onFlawed.noise - onFlawed.noiseAorAA, pages),
      ],
    ],
  );
  const lines = [
    ...clean.flatMap((each) => lineOf('clean', each)),
    ...flawed.flatMap((each) => lineOf('flawed', each)),
  ];
  if (lines.length === 0) return table;
  return `${table}\n\nFailed issues about no barrier:\n\n${lines.join('\n')}`;
}

function lineOf(twin: string, { of, result: { failed, noise } }: JudgedCase): string[] {
  const beside = (noise ?? []).map(({ rule, level }) => `${rule} (${level})`);
  const rules = isBarrier(of) ? beside : [...failed, ...beside];
  return rules.length === 0 ? [] : [`- \`${of.path}\`, ${twin}: ${rules.join(', ')}`];
}
