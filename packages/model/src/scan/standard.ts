import type { Issue } from './issue.ts';
import { wcagCriteria, type WcagCriterion } from './wcag.ts';

/** A version of WCAG and a conformance level: together they decide what counts. The order is that of choices. */
export const standards = ['2.2-AA', '2.2-A', '2.2-AAA', '2.1-AA', '2.1-A', '2.1-AAA'] as const;
export type Standard = (typeof standards)[number];

/** Of every scan that says nothing else, those of before standards could be chosen among them. */
export const defaultStandard: Standard = '2.2-AA';

/** Said to whoever names something else. */
export const standardChoices = `The standard is a version and a level of WCAG: ${[...standards].sort().join(', ')}.`;

type ConformanceLevel = WcagCriterion['level'];

/** The mildest demand first: each level asks for those before it too. */
const conformanceLevels: readonly ConformanceLevel[] = ['A', 'AA', 'AAA'];

/** As people write it: `2.1-AA`, `2.1 AA` or `WCAG 2.1 AA`. Null for what names none. */
export function parseStandard(text: string): Standard | null {
  const named = text
    .trim()
    .toUpperCase()
    .replace(/^WCAG\s*/, '')
    .replace(/[\s_-]+/, '-');
  return standards.find((standard) => standard === named) ?? null;
}

/** `WCAG 2.2 AA`. */
export function standardName(standard: Standard): string {
  return `WCAG ${standard.replace('-', ' ')}`;
}

/** Its criteria in words, for headings: `WCAG 2.2, level A and AA`. */
export function standardScope(standard: Standard): string {
  const { version, levels } = partsOf(standard);
  const last = levels.at(-1);
  const others = levels.slice(0, -1).join(', ');
  return `WCAG ${version}, level ${others === '' ? last : `${others} and ${last}`}`;
}

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

function partsOf(standard: Standard): { version: string; levels: readonly ConformanceLevel[] } {
  const [version = '', level] = standard.split('-');
  const last = conformanceLevels.findIndex((one) => one === level);
  return { version, levels: conformanceLevels.slice(0, last + 1) };
}
