import { partsOf } from './standard-parts.ts';

/** A version of WCAG and a conformance level: together they decide what counts. The order is that of choices. */
export const standards = ['2.2-AA', '2.2-A', '2.2-AAA', '2.1-AA', '2.1-A', '2.1-AAA'] as const;
export type Standard = (typeof standards)[number];

/** Of every scan that says nothing else, those of before standards could be chosen among them. */
export const defaultStandard: Standard = '2.2-AA';

/** Said to whoever names something else. */
export const standardChoices = `The standard is a version and a level of WCAG: ${[...standards].sort().join(', ')}.`;

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
