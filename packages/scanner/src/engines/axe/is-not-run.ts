import type { Outcome } from '@curbcut/model/scan';

/** Incomplete whenever a page has no style sheet of its own: that is no reason to bother a person. */
const idleReview = new Set(['css-orientation-lock']);

/** True for an outcome by which axe means that it had nothing to run the rule on. */
export function isNotRun(axeRule: string, outcome: Outcome): boolean {
  return outcome === 'needs-review' && idleReview.has(axeRule);
}
