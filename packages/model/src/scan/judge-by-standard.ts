import type { Issue } from './issue.ts';
import { partsOf } from './standard-parts.ts';
import { defaultStandard, type Standard } from './standard.ts';
import { wcagCriteria } from './wcag.ts';

/** Numbers of the criteria that a standard asks for, in their order. 4.1.1 is none: it is always met. */
export function criteriaInStandard(standard: Standard): readonly string[] {
  return Object.keys(wcagCriteria).filter((number) => isCriterionOf(number, standard));
}

/**
 * Whether a standard asks for what an issue or rule is about: its level is one of the standard's, and one of its criteria is
 * a criterion of it.
 */
export function isInStandard(
  { level, wcag }: { level: Issue['level']; wcag: readonly string[] },
  standard: Standard,
): boolean {
  const isAsked = partsOf(standard).levels.some((asked) => asked === level);
  return isAsked && wcag.some((number) => isCriterionOf(number, standard));
}

/** The issue as the standard judges it; see `inStandard` of an issue. */
export function judgeBy<T extends Pick<Issue, 'level' | 'wcag' | 'inStandard'>>(
  standard: Standard,
  issue: T,
): T & Pick<Issue, 'inStandard'> {
  const { inStandard: _judgedBefore, ...rest } = issue;
  return standard === defaultStandard
    ? (rest as T)
    : { ...issue, inStandard: isInStandard(issue, standard) };
}

function isCriterionOf(number: string, standard: Standard): boolean {
  const criterion = wcagCriteria[number];
  if (!criterion || criterion.withdrawn) return false;
  const { version, levels } = partsOf(standard);
  return levels.includes(criterion.level) && (version === '2.2' || criterion.since !== '2.2');
}
