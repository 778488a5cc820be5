import { rules } from './catalogue.ts';
import type { Rule } from './rule.ts';

/** Our rule for each rule of the engine, by the engine's own id. Empty for an unknown engine. */
export function toOurRules(engine: string): ReadonlyMap<string, Rule> {
  return new Map(
    rules.flatMap((rule) => (rule.detectedBy[engine] ?? []).map((theirs) => [theirs, rule])),
  );
}
