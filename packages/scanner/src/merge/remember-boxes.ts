import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { installElementBoxes, type Moment, type WorldWithBoxes } from './element-boxes.ts';

/**
 * Remembers where every element of the page and its frames stands at this moment. Frames that do not answer now are not
 * waited for: what is found in them then has no place.
 */
export async function rememberBoxes(page: PageUnderTest, moment: Moment): Promise<void> {
  const [top, ...frames] = page.frames.map(async ({ frame }) => {
    const world = isolatedWorld(frame);
    await Promise.all([world.evaluate(installElementBoxes), world.evaluate(rememberNow, moment)]);
  });
  for (const remembering of frames) remembering.catch(() => {});
  if (top) await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', top);
}

/** Runs in the frame's isolated world. */
function rememberNow(moment: Moment): void {
  (globalThis as unknown as WorldWithBoxes).curbcutBoxes.remember(moment);
}
