import type { CodeChange, StatePicture } from '@curbcut/model/scan';
import type { Patch } from './patch.ts';

/** A change of code with the same change of the live document, by which it is proven. */
export interface Suggestion extends CodeChange {
  patches: readonly Patch[];
  /** How the element looks now and with the change, where that was seen when the change was proven. */
  pictures?: readonly StatePicture[];
  /** Rules of axe that the change could break on the elements that it touches, beside those that failed on the page. */
  mayBreak?: readonly string[];
  /** Measures the patched page, where no rule of an engine has to. */
  holds?: () => Promise<boolean>;
  /** Measures the patched page first: only where it says no, the rules that failed have to be run. */
  clearlyHolds?: () => Promise<boolean>;
  /** It changes what others may rest on, so it is tried when nothing else is. */
  alone?: boolean;
}

/**
 * What could be done about a failure. `best`: the first of the suggestions that holds is the fix; `all`: every one that
 * holds is offered.
 */
export interface Suggestions {
  offer: 'best' | 'all';
  suggestions: readonly Suggestion[];
}
