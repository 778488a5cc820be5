import { countsInScore, type CompletedPageScan, type Issue } from '@curbcut/model/scan';
import type { Baseline, BaselineIssue } from './baseline.ts';

/** The same scans give the same baseline, in whatever order they ended. */
export function makeBaseline(scans: readonly CompletedPageScan[]): Baseline {
  const revisions = scans.flatMap(({ rules }) =>
    rules.map(({ rule, revision }) => [rule, revision] as const),
  );
  const pages = scans.map(({ url, issues }) => ({
    url,
    issues: issues
      .filter(countsInScore)
      .map(toBaselineIssue)
      .sort((a, b) => compare(`${a.rule} ${a.title}`, `${b.rule} ${b.title}`)),
  }));
  return {
    format: 'curbcut-baseline',
    version: 3,
    rules: Object.fromEntries(revisions.sort(([a], [b]) => compare(a, b))),
    pages: pages.sort((a, b) => compare(a.url, b.url)),
  };
}

function toBaselineIssue({ rule, title, level, nodes, nodesTotal }: Issue): BaselineIssue {
  const fingerprints = nodes.map(({ fingerprint }) => fingerprint).sort(compare);
  const known = nodes.flatMap(({ fingerprint, context, traits }) =>
    traits ? [{ fingerprint, ...(context === undefined ? {} : { context }), traits }] : [],
  );
  return { rule, title, level, elements: nodesTotal, fingerprints, known };
}

/** By code units: a repository's file must not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
