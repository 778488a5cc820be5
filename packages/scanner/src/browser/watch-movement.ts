import { beginFlickerWatch, endFlickerWatch } from './flicker-watch.ts';
import { isolatedWorld } from './isolated-world.ts';
import { beginMovementWatch, endMovementWatch, rememberMovement } from './movement-watch.ts';
import { inPage, type PageInLoading, survivingNavigation } from './page-in-loading.ts';
import { beginScrollMotionWatch, endScrollMotionWatch } from './scroll-motion-watch.ts';

/** WCAG 2.2, 2.2.2 lets what moves for up to five seconds be; one turn of a slow slide show takes longer. */
const mostMs = 8_500;

/** Takes note of what scripts change from now on. */
export async function beginToWatch(page: PageInLoading): Promise<void> {
  await survivingNavigation(async () => {
    await inPage(page, page.limits.frameMs, beginMovementWatch);
    await inPage(page, page.limits.frameMs, beginFlickerWatch);
    await inPage(page, page.limits.frameMs, beginScrollMotionWatch);
  });
}

/**
 * Looks at what scripts still move on the page when all waiting is over, and remembers it in our world there. Takes no time
 * where nothing changes any more and no timer does what may be seen; else until it has been seen what the timers do, and
 * until what moves has moved for longer than it may.
 */
export async function watchMovement(page: PageInLoading): Promise<void> {
  const { open, guard, limits } = page;
  const clockwork = () => guard.within(limits.frameMs, 'PAGE_HUNG', open.listeners.clockwork());
  await survivingNavigation(async () => {
    // All scrolling is over, and what moves is left at a moment that nothing may put off.
    await inPage(page, limits.frameMs, endScrollMotionWatch);
    const begun = await clockwork();
    const moves = await inPage(page, limits.frameMs + 2 * mostMs, endMovementWatch, begun, mostMs);
    await inPage(page, limits.frameMs, endFlickerWatch);
    if (!moves) return;
    // What has been cleared meanwhile has come to its end.
    const { timers: left, asksForLessMotion } = await clockwork();
    await guard.within(
      limits.frameMs,
      'PAGE_HUNG',
      isolatedWorld(open.page.mainFrame()).evaluate(rememberMovement, left, asksForLessMotion),
    );
  });
}
