import { amount } from '../text/count-of.ts';
import type { Issue } from './issue.ts';

type Decided = Pick<Issue, 'outcome' | 'verdict'>;

/** A person has called it no barrier: it is in no score and in no count. */
export function isFalseAlarm({ verdict }: Pick<Issue, 'verdict'>): boolean {
  return verdict?.kind === 'false-alarm';
}

/** It stays in the score, and is left out of lists of work and of alerts. */
export function isIgnored({ verdict }: Pick<Issue, 'verdict'>): boolean {
  return verdict?.kind === 'ignored';
}

/** A person still has to look: nobody has, or was not sure. */
export function isOpenReview({ outcome, verdict }: Decided): boolean {
  return outcome === 'needs-review' && verdict?.kind !== 'no-problem';
}

/** Decided so that nothing is left to do at present; listed apart from what is. */
export function isSettled({ verdict }: Pick<Issue, 'verdict'>): boolean {
  return (
    verdict?.kind === 'ignored' || verdict?.kind === 'false-alarm' || verdict?.kind === 'no-problem'
  );
}

/** How many issues of a result people have set aside: every report states it. */
export interface SettledCounts {
  ignored: number;
  falseAlarms: number;
}

/** `2 ignored`, `1 marked as a false alarm`: how they stand beside the number of issues; none where there are none. */
export function settledWords({ ignored, falseAlarms }: SettledCounts): string[] {
  return [
    ...(ignored > 0 ? [`${amount(ignored)} ignored`] : []),
    ...(falseAlarms > 0
      ? [`${amount(falseAlarms)} marked as ${falseAlarms === 1 ? 'a false alarm' : 'false alarms'}`]
      : []),
  ];
}

export function countSettled(issues: readonly Pick<Issue, 'verdict'>[]): SettledCounts {
  return {
    ignored: issues.filter(isIgnored).length,
    falseAlarms: issues.filter(isFalseAlarm).length,
  };
}
