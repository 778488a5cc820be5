import type { Frame } from 'puppeteer-core';
import { holdStill } from './hold-still.ts';
import { isolatedWorld } from './isolated-world.ts';
import { inPage, type PageInLoading, survivingNavigation } from './page-in-loading.ts';
import { untilQuiet } from './until-quiet.ts';

/** The end of an animation often begins the next one; what goes on after so many has no end. */
const mostTimes = 4;

/** Frames that do not answer within this time move on. */
const frameMs = 500;

/**
 * Holds the page and its frames still, once all waiting is over: a page that moves on would lose the engines the
 * elements they are about to evaluate, and give other results each time. True when nothing was on its way to another
 * state.
 */
export async function holdFramesStill(page: PageInLoading): Promise<boolean> {
  const { limits } = page;
  for (let time = 0; time < mostTimes; time += 1) {
    const isLast = time === mostTimes - 1;
    const holding = survivingNavigation(() => inPage(page, limits.frameMs, holdStill, isLast));
    const [held] = await Promise.all([holding, holdEach(page, isLast)]);
    if (held !== false) return time === 0;
    await untilQuiet(page);
  }
  return false;
}

async function holdEach({ open, guard, limits }: PageInLoading, isLast: boolean): Promise<void> {
  const frames = open.page.frames().slice(1, limits.frames);
  if (frames.length === 0) return;
  const hold = (frame: Frame) => isolatedWorld(frame).evaluate(holdStill, isLast);
  // A frame that goes away meanwhile has nothing to hold.
  const all = Promise.all(frames.map((frame) => hold(frame).catch(() => {})));
  let timer: NodeJS.Timeout | undefined;
  const spent = new Promise((resolve) => {
    timer = setTimeout(resolve, frameMs);
  });
  await guard.race(Promise.race([all, spent])).finally(() => clearTimeout(timer));
}
