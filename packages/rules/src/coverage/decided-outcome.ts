import { isFalseAlarm, type Issue, type Outcome } from '@curbcut/model/scan';

/**
 * What a rule came to, as people have decided: what is a false alarm has not failed, what they confirmed has. `issues`:
 * among which its own are; `outcomes`: of the scan, by rule.
 */
export function decidedOutcome(
  rule: string,
  issues: readonly Issue[],
  outcomes: ReadonlyMap<string, Outcome>,
): Outcome {
  const own = issues.filter((issue) => issue.rule === rule);
  const found = outcomes.get(rule) ?? 'untested';
  if (own.length === 0) return found;
  const open = own.filter((issue) => !isFalseAlarm(issue) && issue.verdict?.kind !== 'no-problem');
  if (open.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return open.length > 0 ? 'needs-review' : 'passed';
}
