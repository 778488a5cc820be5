import { holdStill } from '../../browser/hold-still.ts';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { withMedia } from '../../states/with-media.ts';

/** Lets the page believe that people prefer less motion. What takes that back holds still what begins to move again. */
export async function withLessMotion(page: PageUnderTest): Promise<() => Promise<void>> {
  const { guard, limits } = page;
  const world = isolatedWorld(page.page.mainFrame());
  const ask = <A extends unknown[], R>(inPage: (...args: A) => R, ...args: A) => {
    const asking = world.evaluate(inPage as (...all: unknown[]) => unknown, ...args) as Promise<R>;
    return guard.within(limits.frameMs, 'PAGE_HUNG', asking);
  };
  const scheme = { name: 'prefers-color-scheme', value: await ask(schemeInPage) };
  const less = { name: 'prefers-reduced-motion', value: 'reduce' };
  const undo = await withMedia(page, [scheme, less], [scheme]);
  return async () => {
    await undo();
    await ask(holdStill, true);
  };
}

/** Runs in the page's isolated world. */
function schemeInPage(): string {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
