import type { WcagCriterion } from './wcag.ts';

type ConformanceLevel = WcagCriterion['level'];

/** The mildest demand first: each level asks for those before it too. */
const conformanceLevels: readonly ConformanceLevel[] = ['A', 'AA', 'AAA'];

/** The version of a standard such as `2.2-AA`, and the levels that it asks for. */
export function partsOf(standard: `${string}-${ConformanceLevel}`): {
  version: string;
  levels: readonly ConformanceLevel[];
} {
  const [version = '', level] = standard.split('-');
  const last = conformanceLevels.findIndex((one) => one === level);
  return { version, levels: conformanceLevels.slice(0, last + 1) };
}
