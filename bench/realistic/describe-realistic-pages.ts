import { markdownTable } from '../results/markdown-table.ts';
import type { ProvenPage } from './prove-page.ts';
import { barrierSorts, type Barrier } from './realistic-page.ts';

/** A row for each page with its barriers by sort, and their sum, as Markdown. */
export function describeRealisticPages(proven: readonly ProvenPage[]): string {
  const left = (title: string) => ({ title, align: 'left' as const });
  const right = (title: string) => ({ title, align: 'right' as const });
  const all = proven.flatMap(({ page }) => page.barriers);
  const counts = (barriers: readonly Barrier[]) => [
    String(barriers.length),
    ...barrierSorts.map((sort) => String(barriers.filter((one) => one.sort === sort).length)),
  ];
  return markdownTable(
    [
      left('Page'),
      left('Kind'),
      left('Language'),
      right('Elements'),
      right('Barriers'),
      ...barrierSorts.map(right),
      right('Not proven'),
    ],
    [
      ...proven.map(({ page, elements, mistakes }) => [
        page.name,
        page.kind,
        page.language,
        String(elements),
        ...counts(page.barriers),
        String(mistakes.length),
      ]),
      ['all', '', '', '', ...counts(all), String(proven.flatMap((one) => one.mistakes).length)],
    ],
  );
}
