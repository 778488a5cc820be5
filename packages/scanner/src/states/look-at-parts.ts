import type { BoundingBox } from '@curbcut/model/scan';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** Where elements of the page itself stand now, by their numbers in the registry, in CSS pixels of the page. */
export function boxesOf(
  { page, guard, limits }: PageUnderTest,
  elements: readonly number[],
): Promise<BoundingBox[]> {
  const asking = isolatedWorld(page.mainFrame()).evaluate(boxesInPage, [...elements]);
  return guard.within(limits.frameMs, 'PAGE_HUNG', asking);
}

/** Runs in the page's isolated world. */
function boxesInPage(numbers: readonly number[]): BoundingBox[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  return numbers.map((number) => {
    const box = registry.elements[number]?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  });
}
