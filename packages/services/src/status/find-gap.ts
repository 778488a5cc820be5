import { splitByDay } from './split-by-day.ts';

/** A minute's job may come late without anything having been off. */
const leastGapMs = 3 * 60_000;

export const gapExplanation =
  'Nothing was measured: the checks themselves, or their database, were not running.';

/** The minutes between two times in which nobody looked, by day (UTC); empty when they are only a few. */
export function findGap(from: Date, to: Date): { day: string; minutes: number }[] {
  return to.getTime() - from.getTime() <= leastGapMs ? [] : splitByDay(from, to);
}
