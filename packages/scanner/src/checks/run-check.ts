import type { Outcome } from '@curbcut/model/scan';
import { collectOutcomes } from '../engines/collect-outcomes.ts';
import type { Finding, Pointer } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { PageCheck, TargetOutcome } from './check.ts';

export interface CheckResult {
  outcome: Outcome;
  /** One for each way in which targets did not pass. */
  findings: Finding[];
  /** Elements of which others need not ask about this rule. */
  answered: readonly Pointer[];
}

/** Applies one check to the page. */
export async function runCheck<T>(
  { rule, applicability, expectation }: PageCheck<T>,
  page: PageUnderTest,
): Promise<CheckResult> {
  const targets = await applicability(page);
  if (targets.length === 0) return { outcome: 'inapplicable', findings: [], answered: [] };
  return toResult(rule, await expectation(page, targets));
}

/** What a rule came to on all of its targets. */
export function toResult(rule: string, results: readonly TargetOutcome[]): CheckResult {
  if (results.length === 0) return { outcome: 'inapplicable', findings: [], answered: [] };
  const findings = (['failed', 'needs-review'] as const).flatMap((outcome) => {
    const nodes = results.flatMap((result) => (result.outcome === outcome ? result.nodes : []));
    if (nodes.length === 0) return [];
    return [{ rule, engineRule: rule, outcome, impact: null, nodes, nodesTotal: nodes.length }];
  });
  const outcomes = collectOutcomes(results.map(({ outcome }) => [rule, outcome] as const));
  const answered = results.flatMap((result) =>
    result.outcome === 'passed' ? (result.answered ?? []) : [],
  );
  return { outcome: outcomes.get(rule) ?? 'untested', findings, answered };
}
