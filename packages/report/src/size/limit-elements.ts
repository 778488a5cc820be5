import { amount } from '@curbcut/model/text';
import { factsText, type Issue, type IssueNode, type ScanReport } from '@curbcut/model/scan';

/** A report of 10 MB still goes through mail servers and opens everywhere; some of it is kept for what is not counted. */
const elementBytesTotal = 9_000_000;

/**
 * The report with as many elements of each issue as a report of 10 MB can hold, at least one; with a warning when some
 * are left out. `nodesTotal` still counts them all. `bytesOf` says what one element takes in the report's form beside
 * its own texts, `issueBytesOf` what an issue takes without its elements.
 */
export function limitElements(
  report: ScanReport,
  {
    bytesOf,
    issueBytesOf,
  }: {
    bytesOf: (issue: Issue) => number;
    issueBytesOf: (issue: Issue) => number;
  },
): ScanReport {
  const { result } = report;
  if (!result) return report;
  const fixed = report.comparison?.fixed ?? [];
  const issues = [...result.issues, ...fixed];
  const perIssue = countThatFits(issues, bytesOf, issueBytesOf);
  if (issues.every(({ nodes }) => nodes.length <= perIssue)) return report;
  const shorten = (list: readonly Issue[]) =>
    list.map((issue) => ({ ...issue, nodes: issue.nodes.slice(0, perIssue) }));
  return {
    ...report,
    result: {
      ...result,
      issues: shorten(result.issues),
      warnings: [...result.warnings, warning(perIssue)],
    },
    comparison: report.comparison && { ...report.comparison, fixed: shorten(fixed) },
  };
}

function countThatFits(
  issues: readonly Issue[],
  bytesOf: (issue: Issue) => number,
  issueBytesOf: (issue: Issue) => number,
): number {
  /** What the first elements of all issues take together, the second ones, and so on. */
  const bytesOfRank: number[] = [];
  let bytes = 0;
  for (const issue of issues) {
    bytes += issueBytesOf(issue);
    const around = bytesOf(issue);
    for (const [rank, node] of issue.nodes.entries()) {
      bytesOfRank[rank] = (bytesOfRank[rank] ?? 0) + around + ownBytesOf(node);
    }
  }
  let fitting = 0;
  for (const rankBytes of bytesOfRank) {
    bytes += rankBytes;
    if (bytes > elementBytesTotal) break;
    fitting += 1;
  }
  return Math.max(1, fitting);
}

/** Quotes and line breaks in markup are written as two characters. */
const escapedShare = 1.15;

function ownBytesOf({ html, failureSummary, facts = [], target, page }: IssueNode): number {
  const texts = [html, failureSummary, factsText(facts), page?.url ?? '', ...target];
  return escapedShare * texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function warning(perIssue: number): string {
  const elements = perIssue === 1 ? 'one element' : `${amount(perIssue)} elements`;
  return `To stay below 10 MB, this report lists at most ${elements} of an issue; each issue says how many are affected.`;
}
