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
  let height = 0;
  let still = false;
  for (let time = 0; time < mostTimes && performance.now() < end; time += 1) {
    const reached = await scrollThrough(page, height);
    if (reached === 0) break;
    height = reached;
    still = await untilQuiet(page);
  }
  return { scrolled: height > 0, still };
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

async function scrollThrough(page: PageInLoading, fromHeight: number): Promise<number> {
  const { scrollMs } = page.limits;
  return (
    (await survivingNavigation(() =>
      inPage(page, scrollMs + 10_000, scrollDownAndBack, scrollMs, fromHeight),
    )) ?? 0
  );
}
