import type { MediaFeature } from 'puppeteer-core';
import { isolatedWorld } from '../browser/isolated-world.ts';
import { untilAdapted } from '../checks/until-adapted.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** Lets the page believe in other preferences of the people before it. Resolves to what takes it back to `before`. */
export async function withMedia(
  { page, guard, limits }: PageUnderTest,
  features: MediaFeature[],
  before: MediaFeature[],
): Promise<() => Promise<void>> {
  const set = async (those: MediaFeature[]) => {
    await guard.race(page.emulateMediaFeatures(those));
    const world = isolatedWorld(page.mainFrame());
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
  };
  const undo = () => set(before);
  try {
    await set(features);
  } catch (error) {
    if (!guard.error) await undo();
    throw error;
  }
  return undo;
}
