import { type Column, markdownTable } from '../results/markdown-table.ts';
import { median } from '../results/statistics.ts';

/** What each check of ours took on one page, in ms, for each scan of it. */
export interface PageProfile {
  title: string;
  byRule: ReadonlyMap<string, readonly number[]>;
}

const leastMs = 10;

/**
 * The median of each check on each page, the most expensive first. Checks that take less than 10 ms on every page are
 * one row.
 */
export function describeProfile(pages: readonly PageProfile[]): string {
  const columns: readonly Column[] = [
    { title: 'Check, median ms', align: 'left' },
    ...pages.map(({ title }): Column => ({ title, align: 'right' })),
  ];
  const rules = [...new Set(pages.flatMap(({ byRule }) => [...byRule.keys()]))];
  const rows = rules
    .map((rule) => ({
      rule,
      ms: pages.map(({ byRule }) => median([...(byRule.get(rule) ?? [0])])),
    }))
    .sort((a, b) => sum(b.ms) - sum(a.ms));
  const large = rows.filter(({ ms }) => ms.some((one) => one >= leastMs));
  const small = rows.filter((row) => !large.includes(row));
  const total = (some: typeof rows) =>
    pages.map((_, place) => sum(some.map(({ ms }) => ms[place] ?? 0)));
  const row = (name: string, ms: readonly number[]) => [
    name,
    ...ms.map((one) => String(Math.round(one))),
  ];
  return markdownTable(columns, [
    row(`all ${rows.length}`, total(rows)),
    ...large.map(({ rule, ms }) => row(`\`${rule}\``, ms)),
    ...(small.length > 0 ? [row(`${small.length} others together`, total(small))] : []),
  ]);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
