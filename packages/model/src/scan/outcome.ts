/**
 * What a rule came to on a page, in the words of EARL and ACT; `needs-review` is their cantTell. Only `failed` and
 * `needs-review` make issues.
 */
export const outcomes = ['failed', 'needs-review', 'passed', 'inapplicable', 'untested'] as const;
export type Outcome = (typeof outcomes)[number];

/** What an issue can be. */
export const issueOutcomes = ['failed', 'needs-review'] as const;
export type IssueOutcome = (typeof issueOutcomes)[number];

/** The one that counts of two outcomes of one rule: what failed anywhere has failed. */
export function worseOutcome(a: Outcome, b: Outcome): Outcome {
  return outcomes.indexOf(a) <= outcomes.indexOf(b) ? a : b;
}
