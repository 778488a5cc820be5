/**
 * What a rule came to on a page, in the words of EARL and ACT; `needs-review` is their cantTell. Only `failed` and
 * `needs-review` make issues.
 */
export const outcomes = ['failed', 'needs-review', 'passed', 'inapplicable', 'untested'] as const;
export type Outcome = (typeof outcomes)[number];

/** What an issue can be. */
export const issueOutcomes = ['failed', 'needs-review'] as const;
export type IssueOutcome = (typeof issueOutcomes)[number];

/** That there is nothing to test is only said where all was tested. */
const worstFirst: readonly Outcome[] = [
  'failed',
  'needs-review',
  'passed',
  'untested',
  'inapplicable',
];

/** The one that counts of two outcomes of one rule: what failed anywhere has failed. */
export function worseOutcome(a: Outcome, b: Outcome): Outcome {
  return worstFirst.indexOf(a) <= worstFirst.indexOf(b) ? a : b;
}
