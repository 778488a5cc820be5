import type { Outcome } from './outcome.ts';

/** What one rule of the catalogue came to on a page, over all engines that look for it. */
export interface RuleRun {
  /** Id of a row of the rule catalogue. */
  rule: string;
  outcome: Outcome;
  /** Of the rule; 0: it was looked for before rules had revisions, and has changed since then. */
  revision: number;
}
