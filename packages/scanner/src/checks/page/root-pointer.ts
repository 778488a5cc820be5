import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../../engines/element-registry.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** The number of the page's root element, for checks that look at the page as a whole. */
export async function rootNumber({ page, guard, limits }: PageUnderTest): Promise<number> {
  const world = isolatedWorld(page.mainFrame());
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(installElementRegistry));
  return guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(rootInPage));
}

/** Runs in the page's isolated world. */
function rootInPage(): number {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  return registry.numberOf(document.documentElement);
}
