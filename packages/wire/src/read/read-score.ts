import { asFlag, asNumber, fieldAt, firstAt } from './json-field.ts';

/** Where a score has been found, in the order in which the places are believed. */
export const scorePlaces = [
  'results.overall_score',
  'overall_score',
  'metrics.accessibility_score',
  'accessibility_score',
  'results.metrics.accessibility_score',
  'results.accessibility_score',
  'results.lighthouse.categories.accessibility.score',
  'results.lighthouse_results.categories.accessibility.score',
  'results.categories.accessibility.score',
  'lighthouse.categories.accessibility.score',
  'lighthouse_results.categories.accessibility.score',
  'categories.accessibility.score',
  'results.lighthouse_score',
  'lighthouse_score',
  'score',
] as const;

/** A scan's score from 0 to 1, wherever the answer keeps it; null when it has none. */
export function readScore(scan: unknown): number | null {
  return hasNothingToScore(scan) ? null : firstAt(scan, scorePlaces, asScore);
}

/** The scan has a result that says itself that it has no score. */
export function hasNothingToScore(scan: unknown): boolean {
  return asFlag(fieldAt(scan, 'results.nothing_to_score')) === true;
}

/** 0 to 1. Values above 1 are percentages. Null for anything that is no score. */
export function asScore(value: unknown): number | null {
  const number = asNumber(value);
  if (number === null || number < 0) return null;
  return Math.min(1, number > 1 ? number / 100 : number);
}
