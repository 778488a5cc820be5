import { cleanText } from '@curbcut/model/text';
import type { Outcome } from '@curbcut/model/scan';
import { type Rule, toOurRules } from '@curbcut/rules';
import { collectOutcomes } from '../collect-outcomes.ts';
import type { Finding, FindingNode } from '../finding.ts';
import { hasSeveralRows, alfaId, rowOfTarget } from './our-rules.ts';
import type { RuleOutcome, RuleRun, RuleTarget } from './rule-run.ts';

const ourRules = toOurRules(alfaId);

const outcomeOf = {
  failed: 'failed',
  cantTell: 'needs-review',
  passed: 'passed',
  inapplicable: 'inapplicable',
} as const satisfies Record<RuleOutcome, Outcome>;

/** Where Alfa's rules failed, or could not decide, as rules of ours. */
export function toFindings(runs: readonly RuleRun[], maxNodes: number): Finding[] {
  return runs.flatMap(({ rule: engineRule, outcomes }) =>
    (['failed', 'cantTell'] as const).flatMap((kind) => {
      const { targets = [], total = 0 } = outcomes[kind] ?? {};
      const ofRows = Map.groupBy(targets, (target) => rowOf(engineRule, target));
      // What Alfa has left out belongs to the row that has most of it.
      const [largest] = [...ofRows.values()].sort((a, b) => b.length - a.length);
      return [...ofRows].flatMap(([rule, ofRow]) => {
        if (rule === undefined) return [];
        const nodes = ofRow.flatMap(toNodes);
        const leftOut = ofRow === largest ? Math.max(0, total - targets.length) : 0;
        return [
          {
            rule,
            engineRule,
            outcome: outcomeOf[kind],
            impact: null,
            nodes: nodes.slice(0, maxNodes),
            nodesTotal: nodes.length + leftOut,
          },
        ];
      });
    }),
  );
}

/**
 * The outcome of each of our rules. Of a rule that is about several rows, only what was found belongs to a row: which of
 * them the passed elements are about is not known.
 */
export function toOutcomes(runs: readonly RuleRun[]): Map<string, Outcome> {
  return collectOutcomes(
    runs.flatMap(({ rule, outcomes }) => {
      const ended = Object.entries(outcomes) as [RuleOutcome, { targets: RuleTarget[] }][];
      return ended.flatMap(([kind, { targets }]) => {
        const rows = hasSeveralRows(rule)
          ? targets.map((target) => rowOf(rule, target))
          : [ourRules.get(rule)?.id];
        return rows.flatMap((row) => (row === undefined ? [] : [[row, outcomeOf[kind]] as const]));
      });
    }),
  );
}

/** Our rules that rules of Alfa stand for. */
export function rowsOf(alfaRules: readonly string[]): Rule[] {
  return alfaRules.flatMap((rule) => ourRules.get(rule) ?? []);
}

function rowOf(alfaRule: string, target: RuleTarget): string | undefined {
  return rowOfTarget(alfaRule, target) ?? ourRules.get(alfaRule)?.id;
}

function toNodes({ elements, message }: RuleTarget): FindingNode[] {
  return elements.map((name) => {
    const [frame, element] = name.split(':').map(Number);
    return {
      frame: frame ?? 0,
      element: element ?? 0,
      failureSummary: cleanText(message, 2_000),
    };
  });
}
