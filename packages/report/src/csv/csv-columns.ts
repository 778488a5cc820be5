import { categoryName, wcagLabel } from '@curbcut/model/scan';
import type { CsvRow } from './csv-row.ts';

/** The table's columns in order, each with what stands in it. Names are part of the format: add at the end only. */
export const csvColumns: readonly [name: string, value: (row: CsvRow) => string][] = [
  ['Page address', ({ record, node }) => node?.page_url ?? record.url],
  ['Final address', ({ record, node }) => node?.page_url ?? record.metadata.final_url ?? ''],
  ['Scan date (UTC)', ({ record }) => record.scan_date],
  ['Scan status', ({ record }) => record.status],
  ['Outcome', ({ outcome }) => outcome],
  ['Impact', ({ issue }) => issue?.impact ?? ''],
  ['Category', ({ issue }) => (issue ? categoryName(issue.category) : '')],
  ['Rule', ({ rule }) => rule],
  ['Title', ({ title }) => title],
  ['Description', ({ issue }) => issue?.description ?? ''],
  // With the criterion's name: spreadsheets read a bare `1.3.1` as a date.
  ['WCAG criteria', ({ issue }) => issue?.wcag.map(wcagLabel).join('; ') ?? ''],
  ['Level', ({ issue }) => issue?.level ?? ''],
  ['Engines', engines],
  ['Since last scan', ({ issue }) => issue?.lifecycle ?? ''],
  ['Affected elements', ({ issue }) => (issue ? String(issue.nodes_total) : '')],
  ['Number on picture', ({ node }) => String(node?.marker ?? '')],
  ['Selector', ({ selector }) => selector],
  ['HTML', ({ node }) => node?.html ?? ''],
  ['Failure summary', ({ node }) => node?.failureSummary ?? ''],
  ['How to fix', ({ issue }) => issue?.help ?? ''],
  ['Suggested change', ({ issue }) => issue?.fix?.after ?? ''],
  ['Help link', ({ issue }) => issue?.help_url ?? ''],
  ['Issue fingerprint', ({ issue }) => issue?.fingerprint ?? ''],
  ['Element fingerprint', ({ node }) => node?.fingerprint ?? ''],
  ['Scan ID', ({ record }) => record.scan_id],
  ['Affected pages', ({ issue }) => String(issue?.pages_count ?? '')],
];

function engines({ record, issue }: CsvRow): string {
  const names = issue?.engines.map(({ engine, rule }) => {
    const run = record.metadata.engines.find((known) => known.engine === engine);
    return `${run?.name ?? engine} (${rule})`;
  });
  return names?.join('; ') ?? '';
}
