import { type Counts, shareFound } from './suite-figures.ts';

/** A suite measured on two halves of its cases, of which only the first is developed with. */
export interface Gap {
  title: string;
  here: Counts;
  keptOut: Counts;
  /** Percentage points found less of what is kept out. */
  points: number;
}

/** More points hint at rules that were made for the pages at hand. */
export const largestGap = 5;

export function toGap(title: string, here: Counts, keptOut: Counts): Gap {
  return { title, here, keptOut, points: 100 * (shareFound(here) - shareFound(keptOut)) };
}
