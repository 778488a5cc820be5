import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { WorldWithBoxes } from '../merge/element-boxes.ts';
import { rememberBeforeChange } from '../merge/remember-boxes.ts';
import { untilAdapted } from './until-adapted.ts';

/** How long a page may take to look again as it did. */
const backMs = 1_000;

/** Pages that did not become as they were after a change: what is found later has no place there either. */
const leftChanged = new WeakSet<PageUnderTest['page']>();

/**
 * Brings the page into another state, works there, and takes it back, also when the work fails. `isBack`: everything stands
 * where it stood before the first of all changes.
 */
export async function whileChanged<R>(
  page: PageUnderTest,
  change: (page: PageUnderTest) => Promise<() => Promise<void>>,
  work: () => Promise<R>,
): Promise<{ value: R; isBack: boolean }> {
  await rememberBeforeChange(page);
  const undo = await change(page);
  let value: R;
  let isBack = false;
  try {
    value = await work();
  } finally {
    if (!page.guard.error) {
      await undo();
      isBack = (await untilBack(page)) && !leftChanged.has(page.page);
      if (!isBack) leftChanged.add(page.page);
    }
  }
  return { value, isBack };
}

async function untilBack({ page, guard, limits }: PageUnderTest): Promise<boolean> {
  const world = isolatedWorld(page.mainFrame());
  const end = performance.now() + backMs;
  do {
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
    const displaced = world.evaluate(countDisplaced);
    if ((await guard.within(limits.frameMs, 'PAGE_HUNG', displaced)) === 0) return true;
  } while (performance.now() < end);
  return false;
}

/** Runs in the page. */
function countDisplaced(): number {
  return (globalThis as unknown as WorldWithBoxes).curbcutBoxes.countDisplaced();
}
