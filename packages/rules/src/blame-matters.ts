import { rules } from './catalogue.ts';

const blaming: ReadonlySet<string> = new Set(
  rules.flatMap(({ id, explainedBy = [] }) =>
    explainedBy.flatMap((cause) => {
      if (cause.where === 'all-blamed') return [id];
      return cause.where.startsWith('blames') ? cause.rules : [];
    }),
  ),
);

/** Whether a cause is found by the elements that engines blame for a failure of this rule. */
export function blameMatters(rule: string): boolean {
  return blaming.has(rule);
}
