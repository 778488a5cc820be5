import type { Outcome } from '@curbcut/model/scan';

/** Incomplete whenever a page has no style sheet of its own: that is no reason to bother a person. */
const idleReview = new Set(['css-orientation-lock']);

/** An outcome of a rule of axe that means the rule was not run at all. */
export function saysNothing(axeRule: string, outcome: Outcome): boolean {
  return outcome === 'needs-review' && idleReview.has(axeRule);
}
