import type { AxeResults } from 'axe-core';

/** Rules that were applied and found nothing, anywhere: axe lists a rule as passed for each element that passes it. */
export function countPassedRules({
  passes,
  violations,
  incomplete,
}: Record<
  'passes' | 'violations' | 'incomplete',
  readonly Pick<AxeResults['passes'][0], 'id'>[]
>): number {
  const found = new Set([...violations, ...incomplete].map(({ id }) => id));
  return passes.filter(({ id }) => !found.has(id)).length;
}
