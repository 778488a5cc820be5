import {
  countsInScore,
  engineFailureCode,
  engineFailureSentence,
  wcagCriteria,
  worstFirst,
  type Issue,
  type IssueNode,
  type ManualAnswer,
  type ScanReport,
} from '@curbcut/model/scan';
import { checkName } from '../checks/check-name.ts';

/** One line of the table: an element of an issue, or something that the scan has to say. */
export interface CsvRow {
  report: ScanReport;
  outcome: Issue['outcome'] | 'fixed' | 'not-assessed' | 'note' | 'no-issues' | 'by-person';
  /** The rule, or the code of what was not assessed. */
  rule: string;
  title: string;
  selector: string;
  issue: Issue | null;
  node: IssueNode | null;
  /** Of a person, where no rule can judge. */
  answer: ManualAnswer | null;
}

/** Everything the report lists, at least one row: a page without rows could not be told from one never scanned. */
export function csvRows(report: ScanReport): CsvRow[] {
  const { result } = report;
  const blank = { report, rule: '', selector: '', issue: null, node: null, answer: null };
  if (!result) {
    const title = report.failure?.message ?? 'The scan has no result yet.';
    return [{ ...blank, outcome: 'not-assessed', rule: report.failure?.code ?? '', title }];
  }
  const issues = worstFirst(result.issues);
  const summary = { ...blank, outcome: 'no-issues' as const, title: result.summary };
  return [
    ...(issues.some(countsInScore) ? [] : [summary]),
    ...issues.flatMap((issue) => issueRows(report, issue, issue.outcome)),
    ...(report.comparison?.fixed ?? []).flatMap((issue) => issueRows(report, issue, 'fixed')),
    ...result.engineFailures.map((failure) => ({
      ...blank,
      outcome: 'not-assessed' as const,
      rule: engineFailureCode,
      title: engineFailureSentence(failure),
    })),
    ...result.notAssessed.map(({ code, message, target }) => ({
      ...blank,
      outcome: 'not-assessed' as const,
      rule: code,
      title: message,
      selector: target.join(' >>> '),
    })),
    ...report.manualAnswers.map((answer) => ({
      ...blank,
      outcome: 'by-person' as const,
      rule: Object.hasOwn(wcagCriteria, answer.check) ? '' : answer.check,
      title: checkName(answer.check),
      answer,
    })),
    ...result.warnings.map((title) => ({ ...blank, outcome: 'note' as const, title })),
  ];
}

function issueRows(report: ScanReport, issue: Issue, outcome: CsvRow['outcome']): CsvRow[] {
  const nodes = issue.nodes.length > 0 ? issue.nodes : [null];
  return nodes.map((node) => ({
    report,
    outcome,
    rule: issue.rule,
    title: issue.title,
    selector: node?.target.join(' >>> ') ?? '',
    issue,
    node,
    answer: null,
  }));
}
