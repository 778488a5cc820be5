import type { TriedFix } from './try-fixes.ts';

const least = 0.95;

/** At least 95 of 100 that could be made repair what they say, and none makes anything worse. */
export function holdsEnough(tried: readonly TriedFix[]): boolean {
  const made = tried.filter(({ outcome }) => outcome !== 'unmade');
  const repaired = made.filter(({ outcome }) => outcome === 'repaired');
  return repaired.length >= made.length * least && made.every(({ worse }) => worse.length === 0);
}

/** A row for each rule with a change, and one for all, as a table in Markdown. */
export function describeFixes(tried: readonly TriedFix[]): string {
  const byRule = [...Map.groupBy(tried, ({ rule }) => rule)].sort(([a], [b]) => a.localeCompare(b));
  const row = (name: string, some: readonly TriedFix[]) => {
    const count = (is: (one: TriedFix) => boolean) => some.filter(is).length;
    return `| ${[
      name,
      some.length,
      count(({ outcome }) => outcome === 'unmade'),
      count(({ outcome }) => outcome === 'repaired'),
      count(({ outcome }) => outcome === 'failed'),
      count(({ worse }) => worse.length > 0),
    ].join(' | ')} |`;
  };
  return [
    '| Rule | Changes | Not in the source | Repair it | Do not | Make something worse |',
    '| --- | --: | --: | --: | --: | --: |',
    ...byRule.map(([rule, some]) => row(`\`${rule}\``, some)),
    row('All', tried),
  ].join('\n');
}
