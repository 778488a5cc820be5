import { isolatedWorld } from '../browser/isolated-world.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { WorldWithKnownElements } from './naming/known-elements.ts';

/**
 * Which of these elements of the page itself, by their numbers in the registry, the last scan found against one of these
 * rules: where only some can be judged, they come first, so that nothing seems repaired that was not looked at again.
 */
export async function foundBefore(
  { frames: [top], guard, limits, lastFound }: PageUnderTest,
  rules: readonly string[],
  elements: readonly number[],
): Promise<ReadonlySet<number>> {
  const wanted = new Set(rules.flatMap((rule) => [...(lastFound?.(rule) ?? [])]));
  if (!top || wanted.size === 0 || elements.length === 0) return new Set();
  const places = await guard.within(
    limits.frameMs,
    'PAGE_HUNG',
    isolatedWorld(top.frame).evaluate(placesInPage, elements),
  );
  return new Set(elements.filter((_, at) => wanted.has(places[at] ?? -1)));
}

/** Runs in the page's isolated world. */
function placesInPage(elements: readonly number[]): (number | null)[] {
  const world = globalThis as unknown as WorldWithRegistry & WorldWithKnownElements;
  return elements.map((number) => {
    const element = world.curbcutRegistry.elements[number];
    return element ? (world.curbcutKnownElements?.placeOf(element) ?? null) : null;
  });
}
