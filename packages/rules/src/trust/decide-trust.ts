import type { Trust } from './trust.ts';

/** What a rule of an engine found where the right answer is known. */
export interface TrustCounts {
  /** Failures that are there and were found. */
  found: number;
  /** What was called a failure and is none. */
  wrong: number;
}

/** Fewer say too little: the rule counts for what its row says. */
export const leastMeasured = 5;

/** Of what a rule calls a failure, so much at least must be one; what fails alone, and what another engine has to confirm. */
export const leastPrecision = { failure: 0.8, agreement: 0.5 } as const;

/** What follows from the counts; null: they are too few. A rule that is not run can't be measured, so none is turned off. */
export function decideTrust({ found, wrong }: TrustCounts): Exclude<Trust, 'off'> | null {
  const measured = found + wrong;
  if (measured < leastMeasured) return null;
  if (found / measured >= leastPrecision.failure) return 'failure';
  return found / measured >= leastPrecision.agreement ? 'agreement' : 'review';
}
