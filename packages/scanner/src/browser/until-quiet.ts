import { inPage, type PageInLoading, survivingNavigation } from './page-in-loading.ts';
import { untilStill } from './until-still.ts';

const quietMs = 100;

/**
 * Waits until nothing is fetched and nothing changes. What was fetched late may still change the page. True when it was
 * so from the start.
 */
export async function untilQuiet(page: PageInLoading): Promise<boolean> {
  const { open, guard, limits } = page;
  const start = performance.now();
  const { requestCount } = open.network;
  const [, still] = await Promise.all([
    guard.race(open.network.whenIdle(quietMs, limits.networkIdleMs)),
    stillness(page),
  ]);
  if (performance.now() - start > 3 * quietMs) await stillness(page);
  return still && open.network.requestCount === requestCount && open.network.isIdle(quietMs);
}

/** A page that never stood still once is given little time in later waits. */
async function stillness(page: PageInLoading): Promise<boolean> {
  const maxMs = page.restless ? 3 * quietMs : page.limits.domQuietMs;
  const start = performance.now();
  const still = await survivingNavigation(() =>
    inPage(page, maxMs + page.limits.frameMs, untilStill, quietMs, maxMs),
  );
  if (!still && performance.now() - start >= maxMs) page.restless = true;
  return still ?? false;
}
