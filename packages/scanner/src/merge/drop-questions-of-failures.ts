import type { Rule } from '@curbcut/rules';
import { decisive, type Hit, outcomeOf, placeOf } from './hit.ts';

/**
 * The hits without what people would be asked of an element that has failed the same by another rule: one criterion, and
 * one of W3C's common failures of it.
 */
export function dropQuestionsOfFailures(hits: readonly Hit[]): Hit[] {
  const failed = new Set(
    hits.filter((hit) => outcomeOf(hit) === 'failed').flatMap((hit) => problemsOf(hit)),
  );
  return hits.filter(
    (hit) => outcomeOf(hit) === 'failed' || !problemsOf(hit).some((one) => failed.has(one)),
  );
}

function problemsOf(hit: Hit): string[] {
  const place = placeOf(hit.node);
  return commonFailuresOf(decisive(hit).described).map((failure) => `${place} ${failure}`);
}

function commonFailuresOf({ wcag, techniques }: Rule): string[] {
  const failures = techniques.filter((technique) => technique.startsWith('F'));
  return wcag.flatMap((criterion) => failures.map((failure) => `${criterion} ${failure}`));
}
