import type { Outcome } from '@curbcut/model/scan';
import type { AxeResults, Result } from 'axe-core';
import { collectOutcomes } from '../collect-outcomes.ts';
import { ourRules } from './our-rules.ts';
import { isNotRun } from './is-not-run.ts';

const outcomeOf = {
  violations: 'failed',
  incomplete: 'needs-review',
  passes: 'passed',
  inapplicable: 'inapplicable',
} as const satisfies Partial<Record<keyof AxeResults, Outcome>>;

/** Axe lists a rule in several groups, once for each outcome that it had somewhere: the worst is the rule's. */
export function toOutcomes(
  results: Record<keyof typeof outcomeOf, readonly Pick<Result, 'id'>[]>,
): Map<string, Outcome> {
  const groups = Object.keys(outcomeOf) as (keyof typeof outcomeOf)[];
  return collectOutcomes(
    groups.flatMap((group) =>
      results[group].flatMap(({ id }) => {
        const rule = ourRules.get(id);
        if (!rule || isNotRun(id, outcomeOf[group])) return [];
        return [[rule.id, outcomeOf[group]] as const];
      }),
    ),
  );
}
