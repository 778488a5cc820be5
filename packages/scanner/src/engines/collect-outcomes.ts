import { type Outcome, worseOutcome } from '@curbcut/model/scan';

/** One outcome for each rule; of several the worst. */
export function collectOutcomes(
  outcomes: Iterable<readonly [rule: string, outcome: Outcome]>,
): Map<string, Outcome> {
  const worst = new Map<string, Outcome>();
  for (const [rule, outcome] of outcomes) {
    worst.set(rule, worseOutcome(outcome, worst.get(rule) ?? outcome));
  }
  return worst;
}
