import {
  type CompletedPageScan,
  countsInScore,
  type Impact,
  impacts,
  scoreIssues,
} from '@curbcut/model/scan';
import { scoreByFormula1, type ScoredIssue } from './score-formula-1.ts';

/** What a scan of a page found, as far as it is scored. */
export interface MeasuredPage {
  id: string;
  title: string;
  /** 0 to 1; null: it gave none. */
  lighthouse: number | null;
  /** Those that failed. */
  issues: (ScoredIssue & { rule: string })[];
}

export interface PageScores {
  /** 0 to 1. */
  formula1: number;
  formula2: number;
  lighthouse: number | null;
}

export function toMeasuredPage(
  page: { id: string; title: string },
  { issues, engines }: CompletedPageScan,
): MeasuredPage {
  return {
    id: page.id,
    title: page.title,
    lighthouse: engines.find(({ engine }) => engine === 'lighthouse')?.score ?? null,
    issues: issues
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ rule, impact, level, outcome, nodesTotal, category }) => ({
        rule,
        impact,
        level,
        outcome,
        nodesTotal,
        category,
      })),
  };
}

export function scoresOf({ issues, lighthouse }: MeasuredPage): PageScores {
  return {
    formula1: scoreByFormula1(issues),
    formula2: scoreIssues(issues).overallScore,
    lighthouse,
  };
}

/** By severity, of what counts: `2 (27)` are two issues on 27 elements; empty without one. */
export function countsOf({ issues }: MeasuredPage): Record<Impact, string> {
  return Object.fromEntries(
    impacts.map((impact) => {
      const counted = issues.filter((issue) => countsInScore(issue) && issue.impact === impact);
      const elements = counted.reduce((sum, { nodesTotal }) => sum + nodesTotal, 0);
      return [impact, counted.length === 0 ? '' : `${counted.length} (${elements})`];
    }),
  ) as Record<Impact, string>;
}
