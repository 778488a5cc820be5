import type { IssueNode, IssueOutcome } from '@curbcut/model/scan';
import type { Finding, Pointer } from './engines/finding.ts';
import type { ResolvedNode } from './merge/resolve-nodes.ts';

/** What one rule of one engine reported on a page, whatever became of it. */
export interface ReportedFinding {
  engine: string;
  /** The engine's own id of its rule. */
  engineRule: string;
  /** Id of a row of the rule catalogue. */
  rule: string;
  /** As the engine means it, before the trust in the rule. */
  outcome: IssueOutcome;
  /** Those that are still there. */
  nodes: Pick<IssueNode, 'target' | 'html' | 'failureSummary'>[];
}

export function toReportedFindings(
  found: readonly { engine: string; findings: readonly Finding[] }[],
  nodes: ReadonlyMap<Pointer, ResolvedNode>,
): ReportedFinding[] {
  return found.flatMap(({ engine, findings }) =>
    findings.map(({ rule, engineRule, outcome, distrusted, nodes: sources }) => ({
      engine,
      engineRule,
      rule,
      outcome: distrusted ? 'failed' : outcome,
      nodes: sources.flatMap((source) => {
        const node = nodes.get(source);
        if (!node) return [];
        const { target, html } = node;
        return [{ target, html, failureSummary: source.failureSummary }];
      }),
    })),
  );
}
