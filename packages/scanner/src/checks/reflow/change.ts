import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { untilAdapted } from '../until-adapted.ts';
import { thresholds } from './thresholds.ts';

const narrow = { width: thresholds.width, height: 640 };

/** Makes the window narrow. */
export async function change({ page, guard, limits }: PageUnderTest): Promise<() => Promise<void>> {
  const before = page.viewport();
  const undo = () => guard.race(page.setViewport(before));
  try {
    await guard.race(page.setViewport(narrow));
    const world = isolatedWorld(page.mainFrame());
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
  } catch (error) {
    if (!guard.error) await undo();
    throw error;
  }
  return undo;
}
