import type { RecordIssue, RecordNode, ScanRecord } from '@curbcut/wire/scan';
import { reportIssues } from '../html/report-issues.ts';

/** One line of the table: an element of an issue, or something that the scan has to say. */
export interface CsvRow {
  record: ScanRecord;
  outcome: RecordIssue['outcome'] | 'fixed' | 'not-assessed' | 'note' | 'no-issues';
  /** The rule, or the code of what was not assessed. */
  rule: string;
  title: string;
  selector: string;
  issue: RecordIssue | null;
  node: RecordNode | null;
}

/** Everything the report lists, at least one row: a page without rows could not be told from one never scanned. */
export function csvRows(record: ScanRecord): CsvRow[] {
  const { results } = record;
  const blank = { record, rule: '', selector: '', issue: null, node: null };
  if (!results) {
    const title = record.error ?? 'The scan has no result yet.';
    return [{ ...blank, outcome: 'not-assessed', rule: record.error_code ?? '', title }];
  }
  const { failed, needsReview, engineErrors } = reportIssues(results);
  const issues = [...failed, ...needsReview].map(({ issue }) => issue);
  const summary = { ...blank, outcome: 'no-issues' as const, title: results.summary };
  return [
    ...(failed.length === 0 ? [summary] : []),
    ...issues.flatMap((issue) => issueRows(record, issue, issue.outcome)),
    ...results.fixed_issues.flatMap((issue) => issueRows(record, issue, 'fixed')),
    ...engineErrors.flatMap((issue) => issueRows(record, issue, 'not-assessed')),
    ...results.not_assessed.map(({ code, message, target }) => ({
      ...blank,
      outcome: 'not-assessed' as const,
      rule: code,
      title: message,
      selector: target.join(' >>> '),
    })),
    ...results.warnings.map((title) => ({ ...blank, outcome: 'note' as const, title })),
  ];
}

function issueRows(record: ScanRecord, issue: RecordIssue, outcome: CsvRow['outcome']): CsvRow[] {
  const nodes = issue.nodes.length > 0 ? issue.nodes : [null];
  return nodes.map((node) => ({
    record,
    outcome,
    rule: issue.type,
    title: issue.title,
    selector: node?.target.join(' >>> ') ?? '',
    issue,
    node,
  }));
}
