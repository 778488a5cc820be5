import { countOf } from '../text/count-of.ts';

/** From so many pages on there is a pace; the last ones tell it, as slow pages come in rows. */
const fewest = 5;
/** How many of the last pages the pace is told by. */
export const paceOfPages = 20;
const shortestMs = 5_000;

/**
 * How long the pages of a site that are known and not scanned yet will take, in seconds, if they come as the last ones
 * did. Null before that can be told. `ends`: when the last 20 pages ended, in any order.
 */
export function siteSecondsToGo({
  ends,
  open,
  now,
}: {
  ends: readonly Date[];
  open: number;
  now: Date;
}): number | null {
  if (ends.length < fewest || open === 0) return null;
  const first = Math.min(...ends.map((end) => end.getTime()));
  // Up to now and not to the last end: a page that does not come makes it longer.
  const spentMs = now.getTime() - first;
  if (spentMs < shortestMs) return null;
  return Math.ceil((open * spentMs) / (ends.length - 1) / 1_000);
}

/** `About 3 minutes to go at this pace.` `isAllFound`: no page can come to those that are known. */
export function timeToGoSentence(seconds: number, isAllFound: boolean): string {
  const more = isAllFound ? '' : ', and longer if more pages are found';
  return `${wordsOf(seconds)} to go at this pace${more}.`;
}

function wordsOf(seconds: number): string {
  if (seconds < 45) return 'Less than a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 10) return `About ${countOf(minutes, 'minute')}`;
  if (minutes < 90) return `About ${countOf(5 * Math.ceil(minutes / 5), 'minute')}`;
  return `About ${countOf(Math.round(minutes / 60), 'hour')}`;
}
