import { hasPartsThatLoadInSight } from './needs-scrolling.ts';
import { inPage, type PageInLoading, survivingNavigation } from './page-in-loading.ts';
import { scrollDownAndBack } from './scroll-down-and-back.ts';
import { untilQuiet } from './until-quiet.ts';

/** What comes into sight may bring more of its kind below; a page without an end is left after so many times. */
const mostTimes = 4;

export interface Scrolled {
  scrolled: boolean;
  /** Nothing has changed since. */
  still: boolean;
}

/** Scrolls through a page where something may come with it, and again through what came below. */
export async function bringIntoSight(page: PageInLoading): Promise<Scrolled> {
  if (!(await needsScrolling(page))) return { scrolled: false, still: false };
  const end = performance.now() + page.limits.scrollMs;
  let scrolled = false;
  let still = false;
  for (let time = 0; time < mostTimes && performance.now() < end; time += 1) {
    if (!(await scrollThrough(page))) break;
    scrolled = true;
    still = await untilQuiet(page);
  }
  return { scrolled, still };
}

/** Most pages that are only text need not be scrolled through, which takes a frame for each height of the window. */
async function needsScrolling(page: PageInLoading): Promise<boolean> {
  const { open, guard, limits } = page;
  const needed = await survivingNavigation(
    async () =>
      (await inPage(page, limits.frameMs, hasPartsThatLoadInSight)) ||
      guard.within(limits.frameMs, 'PAGE_HUNG', open.listeners.hearOf('scrolling')),
  );
  return needed ?? true;
}

/** False when there was nothing (more) to scroll through. */
async function scrollThrough(page: PageInLoading): Promise<boolean> {
  const { scrollMs, domQuietMs } = page.limits;
  const scrolled = await survivingNavigation(() =>
    inPage(page, scrollMs + domQuietMs + 10_000, scrollDownAndBack, scrollMs, domQuietMs),
  );
  return scrolled ?? false;
}
