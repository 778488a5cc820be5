import type { Outcome } from './outcome.ts';

/** What one rule of the catalogue came to on a page, over all engines that look for it. */
export interface RuleRun {
  /** Id of a row of the rule catalogue. */
  rule: string;
  outcome: Outcome;
  /** 12 hex digits that change when the rule, or how an engine looks for it, changes. */
  hash: string;
}
