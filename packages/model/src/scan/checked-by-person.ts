import type { ManualAnswerKind } from './manual-answer.ts';

/** What a person can find of a criterion; who is not sure has not found anything yet. */
export const checkedKinds = ['failed', 'passed', 'not-applicable'] as const;
export type CheckedKind = (typeof checkedKinds)[number];

/** As shown to people. */
export const checkedWords: Readonly<Record<CheckedKind, string>> = {
  failed: 'Failed, checked by a person',
  passed: 'Passed, checked by a person',
  'not-applicable': 'Not applicable, checked by a person',
};

/**
 * What a person has found, where that says more of a criterion than the scan does; null otherwise. No answer hides an issue
 * that failed, and only another failure answers for a question that is still open.
 */
export function checkedByPerson(
  state: string,
  answer: ManualAnswerKind | undefined,
): CheckedKind | null {
  const found = checkedKinds.find((kind) => kind === answer) ?? null;
  if (state === 'failed') return null;
  return state === 'needs-review' && found !== 'failed' ? null : found;
}
