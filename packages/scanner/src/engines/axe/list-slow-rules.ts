import type { Outcome } from '@curbcut/model/scan';
import type { Rule } from '@curbcut/rules';
import type { Unassessed } from '../engine.ts';

type OurRules = ReadonlyMap<string, Rule>;

/** Outcomes without those that a rule can't have which was not run to its end: what it has found by then stays. */
export function withoutUntested(
  outcomes: ReadonlyMap<string, Outcome>,
  untested: ReadonlySet<string>,
  ourRules: OurRules,
): Map<string, Outcome> {
  const ours = idsOf(untested, ourRules);
  return new Map(
    [...outcomes].map(([rule, outcome]) => [
      rule,
      ours.has(rule) && (outcome === 'passed' || outcome === 'inapplicable') ? 'untested' : outcome,
    ]),
  );
}

/** What people are told of rules that took too long. */
export function listSlowRules(untested: ReadonlySet<string>, ourRules: OurRules): Unassessed[] {
  const ours = idsOf(untested, ourRules);
  const titles = new Map([...ourRules.values()].map(({ id, title }) => [id, title]));
  return [...ours].map((rule) => ({
    kind: 'check',
    at: null,
    code: 'RULE_TOO_SLOW',
    message: `The rule “${titles.get(rule) ?? rule}” took too long on this page, so it was not tested to the end.`,
  }));
}

function idsOf(untested: ReadonlySet<string>, ourRules: OurRules): Set<string> {
  return new Set(
    [...untested].flatMap((engineRule) => {
      const rule = ourRules.get(engineRule);
      return rule ? [rule.id] : [];
    }),
  );
}
