import { rules } from './catalogue.ts';
import type { Rule } from './rule.ts';

/** Rules that the engine looks for, in the order of the catalogue. Empty for an unknown engine. */
export function rulesDetectedBy(engine: string): Rule[] {
  return rules.filter(({ detectedBy }) => detectedBy[engine] !== undefined);
}

/** Our rule for each rule of the engine, by the engine's own id. */
export function toOurRules(engine: string): ReadonlyMap<string, Rule> {
  return new Map(
    rules.flatMap((rule) => (rule.detectedBy[engine] ?? []).map((theirs) => [theirs, rule])),
  );
}

/**
 * WCAG success criteria that at least one rule of the engine is about, each once; rules that are only tried out don't
 * count. Empty for an unknown engine.
 */
export function criteriaDetectedBy(engine: string): string[] {
  const criteria = rulesDetectedBy(engine)
    .filter(({ experimental }) => !experimental)
    .flatMap(({ wcag }) => wcag);
  return [...new Set(criteria)];
}
