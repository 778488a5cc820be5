import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { untilAdapted } from '../until-adapted.ts';

/** Gives the window another size, in CSS pixels, and waits until the page has adapted; resolves to what takes it back. */
export async function withWindow(
  { page, guard, limits }: PageUnderTest,
  size: { width: number; height: number },
): Promise<() => Promise<void>> {
  const before = page.viewport();
  const undo = () => guard.race(page.setViewport(before));
  try {
    await guard.race(page.setViewport(size));
    const world = isolatedWorld(page.mainFrame());
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
  } catch (error) {
    if (!guard.error) await undo();
    throw error;
  }
  return undo;
}
