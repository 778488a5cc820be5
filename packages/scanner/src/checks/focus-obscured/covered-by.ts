import type { Place } from './places-of.ts';

/** A stop that is smaller than this, in pixels, is a trick and no control. */
const leastSize = 8;

/**
 * Which of the stops a bar covers wholly while Tab goes through them to the end, and back. The browser scrolls as little as it
 * can: not for what is within the window, to the nearest edge for what is so in part, and else to the middle.
 */
export function coveredBy(bar: Place, stops: readonly Place[]): number[] {
  const places = stops.map((_, index) => index);
  const covered = new Set<number>();
  let scrolled = bar.page.scrolledY;
  for (const at of [...places, ...places.toReversed()]) {
    const stop = stops[at];
    if (!stop || !isStop(stop)) continue;
    scrolled = scrolledFor(stop, scrolled);
    if (stop.layer <= bar.layer && isCovered(stop, bar, scrolled)) covered.add(at);
  }
  return [...covered].toSorted((a, b) => a - b);
}

function isStop({ scrollsApart, width, height, page }: Place): boolean {
  return !scrollsApart && width >= leastSize && height >= leastSize && height < page.height / 2;
}

function scrolledFor(stop: Place, scrolled: number): number {
  const { page, scrollMargins } = stop;
  const top = stop.top - scrollMargins[0];
  const bottom = stop.top + stop.height + scrollMargins[1];
  const [from, to] = [scrolled + page.paddings[0], scrolled + page.height - page.paddings[1]];
  let by = 0;
  if (bottom <= from || top >= to) by = (top + bottom) / 2 - (from + to) / 2;
  else if (top < from) by = top - from;
  else if (bottom > to) by = bottom - to;
  return Math.min(page.mostScrollY, Math.max(0, scrolled + by));
}

function isCovered(stop: Place, bar: Place, scrolled: number): boolean {
  const top = topOf(bar, scrolled);
  return (
    stop.top - scrolled >= top - 0.5 &&
    stop.top + stop.height - scrolled <= top + bar.height + 0.5 &&
    stop.left >= bar.left - 0.5 &&
    stop.left + stop.width <= bar.left + bar.width + 0.5
  );
}

/** Where in the window a bar begins. */
function topOf(bar: Place, scrolled: number): number {
  const { page, height, keepsTop, keepsBottom, endOfParent } = bar;
  const now = bar.top - page.scrolledY;
  if (bar.position === 'fixed') return now;
  if (keepsTop !== null) {
    const own = bar.top - scrolled;
    return Math.max(own, Math.min(keepsTop, endOfParent - height - scrolled));
  }
  if (keepsBottom === null) return bar.top - scrolled;
  return Math.min(endOfParent - height - scrolled, page.height - keepsBottom - height);
}
