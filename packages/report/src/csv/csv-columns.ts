import {
  categoryName,
  factsText,
  ignoreReasonWords,
  manualAnswerWords,
  sourcesOf,
  standardName,
  verdictWords,
  wcagCriteria,
  wcagLabel,
} from '@curbcut/model/scan';
import type { CsvRow } from './csv-row.ts';

/** The table's columns in order, each with what stands in it. Names are part of the format: add at the end only. */
export const csvColumns: readonly [name: string, value: (row: CsvRow) => string][] = [
  ['Page address', ({ report, node }) => node?.page?.url ?? report.url],
  ['Final address', ({ report, node }) => node?.page?.url ?? report.finalUrl ?? ''],
  ['Scan date (UTC)', ({ report }) => report.requestedAt],
  ['Scan status', ({ report }) => report.status],
  ['Outcome', ({ outcome }) => outcome],
  ['Impact', ({ issue }) => issue?.impact ?? ''],
  ['Category', ({ issue }) => (issue ? categoryName(issue.category) : '')],
  ['Rule', ({ rule }) => rule],
  ['Title', ({ title }) => title],
  ['Description', ({ issue }) => issue?.description ?? ''],
  // With the criterion's name: spreadsheets read a bare `1.3.1` as a date.
  ['WCAG criteria', criteria],
  ['Level', ({ issue }) => issue?.level ?? ''],
  ['Engines', engines],
  ['Since last scan', ({ issue, node }) => node?.lifecycle ?? issue?.lifecycle ?? ''],
  ['Affected elements', ({ issue }) => (issue ? String(issue.nodesTotal) : '')],
  ['Number on picture', ({ node }) => String(node?.marker ?? '')],
  ['Selector', ({ selector }) => selector],
  ['HTML', ({ node }) => node?.html ?? ''],
  ['Failure summary', ({ node }) => node?.failureSummary ?? ''],
  ['How to fix', ({ issue }) => issue?.help ?? ''],
  ['Suggested change', ({ issue, node }) => (node?.fix ?? issue?.fix)?.after ?? ''],
  ['Help link', ({ issue }) => issue?.helpUrl ?? ''],
  ['Issue fingerprint', ({ issue }) => issue?.fingerprint ?? ''],
  ['Element fingerprint', ({ node }) => node?.fingerprint ?? ''],
  ['Scan ID', ({ report }) => report.scanId],
  ['Affected pages', ({ issue }) => String(issue?.pagesCount ?? '')],
  ['Independent sources', sources],
  ['Or instead', otherChanges],
  ['Verdict', verdict],
  ['Verdict reason', verdictReason],
  ['Verdict until', ({ issue }) => issue?.verdict?.endsOn ?? ''],
  ['Verdict by', ({ issue, answer }) => issue?.verdict?.author ?? answer?.author ?? ''],
  [
    'Verdict date (UTC)',
    ({ issue, answer }) => issue?.verdict?.decidedAt ?? answer?.answeredAt ?? '',
  ],
  ['Standard', ({ report }) => standardName(report.standard)],
  ['Seen', ({ issue }) => issue?.reproduction?.state ?? ''],
  ['Steps', steps],
  ['Measured', ({ node }) => factsText(node?.facts ?? [])],
];

function criteria({ issue, answer }: CsvRow): string {
  if (answer) return Object.hasOwn(wcagCriteria, answer.check) ? wcagLabel(answer.check) : '';
  return issue?.wcag.map(wcagLabel).join('; ') ?? '';
}

function verdict({ issue, answer }: CsvRow): string {
  if (answer) return manualAnswerWords[answer.answer];
  return issue?.verdict ? verdictWords[issue.verdict.kind] : '';
}

function verdictReason({ issue, answer }: CsvRow): string {
  if (answer) return answer.note;
  if (!issue?.verdict) return '';
  const { reason, note } = issue.verdict;
  return [reason === null ? '' : ignoreReasonWords[reason], note]
    .filter((part) => part !== '')
    .join(': ');
}

/** Changes that do as well as the suggested one, an empty line between them. */
function otherChanges({ issue }: CsvRow): string {
  return issue?.fix?.alternatives?.map(({ after }) => after).join('\n\n') ?? '';
}

/** What to do to see the issue again, a line for each step. */
function steps({ issue }: CsvRow): string {
  const all = issue?.reproduction?.steps ?? [];
  return all.map((step, index) => `${index + 1}. ${step}`).join('\n');
}

function engines({ report, issue }: CsvRow): string {
  const names = issue?.detectedBy.map(({ engine, rule }) => {
    const run = report.result?.engines.find((known) => known.engine === engine);
    return `${run?.name ?? engine} (${rule})`;
  });
  return names?.join('; ') ?? '';
}

function sources({ report, issue }: CsvRow): string {
  const names = issue && sourcesOf(issue, report.result?.engines ?? []).map(({ name }) => name);
  return names?.join('; ') ?? '';
}
