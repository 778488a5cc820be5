import type { CompletedPageScan, PageScan } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';
import type { ReportedFinding } from '@curbcut/scanner';
import type { CaseResult, Verdict } from './case-result.ts';
import type { JudgedIssue } from './matching/judged-issue.ts';
import { isBarrier, type SuiteCase } from './suites/suite.ts';
import { toJudgedFinding } from './to-judged-issue.ts';

/** What of a page's scan is judged. */
export interface ScannedPage {
  pageScan: Pick<PageScan, 'status'> &
    (
      | { status: 'failed'; error: { code: string } }
      | ({ status: 'completed' } & { issues: readonly JudgedIssue[] } & Pick<
            CompletedPageScan,
            'rules'
          >)
    );
  findings: readonly ReportedFinding[];
}

/** Judges a page by its cases, in their order. */
export function judgePage(
  cases: readonly SuiteCase[],
  { pageScan, findings }: ScannedPage,
): CaseResult[] {
  if (pageScan.status === 'failed') {
    const { code } = pageScan.error;
    return cases.map(() => ({
      verdict: 'untested',
      failed: [],
      review: [],
      noise: null,
      reported: [],
      error: code,
    }));
  }
  const { issues, rules } = pageScan;
  const run = rules.flatMap(({ rule, outcome }) => (outcome === 'untested' ? [] : [rule]));
  const isNoise = (issue: JudgedIssue) =>
    issue.outcome === 'failed' &&
    cases.every((each) => !each.isAbout(issue) && each.isNoise?.(issue));
  return cases.map((each, index) => {
    const about = issues.filter((issue) => each.isAbout(issue));
    const failed = rulesOf(about.filter(({ outcome }) => outcome === 'failed'));
    const review = rulesOf(about.filter(({ outcome }) => outcome === 'needs-review'));
    const isFirst = index === 0;
    return {
      verdict: verdictOf(each, { failed, review, run }),
      failed,
      review,
      noise:
        each.isNoise && isFirst
          ? issues.filter(isNoise).map(({ rule, level }) => ({ rule, level }))
          : null,
      reported: reportedOn(each, findings, (issue) => isFirst && isNoise(issue)),
      error: null,
    };
  });
}

function verdictOf(
  each: SuiteCase,
  { failed, review, run }: { failed: string[]; review: string[]; run: string[] },
): Verdict {
  if (failed.length > 0) return isBarrier(each) ? 'found' : 'false-alarm';
  if (review.length > 0) return 'review';
  if (!run.some((id) => isSeenBy(each, id))) return 'untested';
  return isBarrier(each) ? 'missed' : 'quiet';
}

function isSeenBy(each: SuiteCase, id: string): boolean {
  const rule = findRule(id);
  return rule !== undefined && each.isSeenBy(rule) !== null;
}

function reportedOn(
  each: SuiteCase,
  findings: readonly ReportedFinding[],
  isNoise: (issue: JudgedIssue) => boolean,
): CaseResult['reported'] {
  const reported = findings.flatMap((finding) => {
    const row = findRule(finding.rule);
    if (!row || finding.outcome !== 'failed') return [];
    const issue = toJudgedFinding(row, finding);
    const isAbout = each.isAbout(issue);
    if (!isAbout && !isNoise(issue)) return [];
    const { engine, engineRule, rule } = finding;
    return [{ engine, engineRule, rule, isAbout }];
  });
  return [...new Map(reported.map((one) => [Object.values(one).join(' '), one])).values()];
}

function rulesOf(issues: readonly JudgedIssue[]): string[] {
  return [...new Set(issues.map(({ rule }) => rule))].sort();
}
