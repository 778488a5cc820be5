import type { Failure } from './failure.ts';
import type { Suggestion, Suggestions } from './suggestion.ts';

/** Reads facts from the failure's frame: `read` runs in its isolated world and stands alone. */
export type InPage = <A extends unknown[], R>(
  read: (...args: A) => R,
  ...args: A
) => Promise<Awaited<R>>;

/**
 * Suggests changes for an element that a rule has failed, from what was measured in the live page. None when nothing
 * certain can be suggested. Square brackets mark what people fill in.
 */
export type FixKind = (failure: Failure, inPage: InPage) => Promise<Suggestions> | Suggestions;

export const none: Suggestions = { offer: 'best', suggestions: [] };

export function oneOf(...suggestions: (Suggestion | null)[]): Suggestions {
  return { offer: 'best', suggestions: suggestions.filter((one) => one !== null) };
}
