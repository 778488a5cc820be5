import type { CategorySlug } from '@curbcut/model/scan';
import type { AxeResults } from 'axe-core';
import { axeRules } from './rule-catalogue.ts';

/** The categories of the rules that met an element they are about, anywhere on the page. */
export function listJudgedCategories({
  passes,
  violations,
  incomplete,
}: Record<
  'passes' | 'violations' | 'incomplete',
  readonly Pick<AxeResults['passes'][0], 'id'>[]
>): CategorySlug[] {
  const judged = [...passes, ...violations, ...incomplete].flatMap(
    ({ id }) => axeRules[id]?.category ?? [],
  );
  return [...new Set(judged)];
}
