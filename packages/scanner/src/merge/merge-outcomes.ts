import type { Issue, Outcome, RuleRun } from '@curbcut/model/scan';
import type { Rule } from '@curbcut/rules';
import { collectOutcomes } from '../engines/collect-outcomes.ts';

/** What an engine's rules came to; null when it failed. */
export interface EngineOutcomes {
  engine: { id: string };
  output: { outcomes: ReadonlyMap<string, Outcome> } | null;
}

/**
 * What every rule that an engine of this scan looks for came to, in the order of the catalogue: the worst that any
 * engine reports, and untested where none ran it. What engines only find together has failed as well.
 */
export function mergeOutcomes(
  rules: readonly Rule[],
  runs: readonly EngineOutcomes[],
  issues: readonly Pick<Issue, 'rule' | 'outcome'>[],
): RuleRun[] {
  const outcomes = collectOutcomes([
    ...runs.flatMap(({ output }) => [...(output?.outcomes ?? [])]),
    ...issues.map(({ rule, outcome }) => [rule, outcome] as const),
  ]);
  return rules
    .filter(({ detectedBy }) => runs.some(({ engine }) => detectedBy[engine.id] !== undefined))
    .map(({ id, revision }) => ({
      rule: id,
      outcome: outcomes.get(id) ?? 'untested',
      revision,
    }));
}
