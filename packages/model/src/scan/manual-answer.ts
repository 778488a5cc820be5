/** What a person can answer to a check that no rule does; `not-checked` takes an answer back. */
export const manualAnswerKinds = [
  'passed',
  'failed',
  'not-applicable',
  'not-sure',
  'not-checked',
] as const;
export type ManualAnswerKind = (typeof manualAnswerKinds)[number];

/** As shown to people. */
export const manualAnswerWords: Readonly<Record<ManualAnswerKind, string>> = {
  'not-checked': 'Not checked',
  passed: 'Passed',
  failed: 'Failed',
  'not-applicable': 'Not applicable',
  'not-sure': 'Not sure',
};

/** The last answer to a check on a page. */
export interface ManualAnswer {
  /** A criterion of WCAG, for example `1.2.3`, or the id of a manual check. */
  check: string;
  answer: ManualAnswerKind;
  /** Plain text of a person, never to be interpreted as markup; may be empty. */
  note: string;
  author: string;
  /** ISO 8601, UTC. */
  answeredAt: string;
  /** Counts the answers to this check on this page, from 1. */
  revision: number;
}
