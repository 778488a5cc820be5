import { type Column, markdownTable } from '../results/markdown-table.ts';
import { median } from '../results/statistics.ts';

/** Peaks of the scans of one page, in bytes. */
export interface PageMemory {
  title: string;
  elements: number;
  whole: number[];
  fast: number[];
}

const columns: readonly Column[] = [
  { title: 'Page', align: 'left' },
  ...['Elements', 'Peak MB', 'with `--fast`', 'the rest adds'].map((title): Column => ({
    title,
    align: 'right',
  })),
];

/** The median of each page's scans. */
export function describeMemory(pages: readonly PageMemory[]): string {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
  return markdownTable(
    columns,
    pages.map(({ title, elements, whole, fast }) => {
      const [more, less] = [megabytes(median(whole)), megabytes(median(fast))];
      return [title, elements.toLocaleString('en'), ...[more, less, more - less].map(String)];
    }),
  );
}
