import { findRule, rules } from './catalogue.ts';

/**
 * WCAG success criteria that the rules with these ids are about, each once. Rules that are only tried out don't count,
 * and ids that the catalogue does not have.
 */
export function criteriaOf(ids: readonly string[]): string[] {
  const criteria = ids.flatMap((id) => {
    const rule = findRule(id);
    return rule && !rule.experimental ? rule.wcag : [];
  });
  return [...new Set(criteria)];
}

/** WCAG success criteria that the engine covers. Empty for an unknown engine. */
export function criteriaDetectedBy(engine: string): string[] {
  return criteriaOf(
    rules.filter(({ detectedBy }) => detectedBy[engine] !== undefined).map(({ id }) => id),
  );
}
