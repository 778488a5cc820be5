import type { ScanGuard } from '../scan-guard.ts';
import type { ScanLimits } from '../scan-limits.ts';
import { isolatedWorld } from './isolated-world.ts';
import type { OpenPage } from './open-page.ts';

/** Waits until the page has drawn what it was asked to draw by now; a page that draws nothing is not waited for. */
export async function whenDrawn(
  open: OpenPage,
  guard: ScanGuard,
  limits: ScanLimits,
): Promise<void> {
  const work = isolatedWorld(open.page.mainFrame()).evaluate(threeFrames);
  await guard.within(limits.frameMs, 'PAGE_HUNG', work);
}

/** Runs in the page. The first frame may be under way already, and the second may still be an old one. */
async function threeFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 100);
      requestAnimationFrame(() => resolve());
    });
  }
}
