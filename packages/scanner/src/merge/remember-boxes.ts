import type { CDPSession } from 'puppeteer-core';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { installElementBoxes, type Moment, type WorldWithBoxes } from './element-boxes.ts';

/** Remembers where every element stands while the picture of the page is taken. */
export async function rememberPicture(page: PageUnderTest, session: CDPSession): Promise<void> {
  const { cssLayoutViewport } = await page.guard.race(session.send('Page.getLayoutMetrics'));
  await remember(page, 'picture', cssLayoutViewport.pageX);
}

/** Remembers where every element stands before a check changes the page. */
export function rememberBeforeChange(page: PageUnderTest): Promise<void> {
  return remember(page, 'before-change', null);
}

/** Frames that do not answer now are not waited for: what is found in them then has no place. */
async function remember(
  page: PageUnderTest,
  moment: Moment,
  windowX: number | null,
): Promise<void> {
  const [top, ...frames] = page.frames.map(async ({ frame }) => {
    const world = isolatedWorld(frame);
    await Promise.all([
      world.evaluate(installElementBoxes),
      world.evaluate(rememberNow, moment, windowX),
    ]);
  });
  for (const remembering of frames) remembering.catch(() => {});
  if (top) await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', top);
}

/** Runs in the frame's isolated world. */
function rememberNow(moment: Moment, windowX: number | null): void {
  (globalThis as unknown as WorldWithBoxes).curbcutBoxes.remember(moment, windowX);
}
