import { isolatedWorld } from '../browser/isolated-world.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

interface WorldWithPlaces extends WorldWithRegistry {
  /** What each element says of itself, and which one it was of those that say the same; by its number in the registry. */
  curbcutPlaces?: Map<number, { tag: string; says: string; at: number; of: number }>;
}

/** Remembers elements of the main frame, by their numbers in the registry, so that they can be found again. */
export async function rememberForLater(
  page: PageUnderTest,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(
    page.limits.frameMs,
    'PAGE_HUNG',
    world.evaluate(placesInPage, [...numbers], null),
  );
}

/**
 * Where an application has drawn a remembered element anew, its number stands for the new one from now on. False where the
 * element is still in the page, or where none can be told to be the same.
 */
export async function findAgain(page: PageUnderTest, number: number): Promise<boolean> {
  const world = isolatedWorld(page.page.mainFrame());
  return page.guard.within(
    page.limits.frameMs,
    'PAGE_HUNG',
    world.evaluate(placesInPage, [], number),
  );
}

/** Runs in the page's isolated world. */
function placesInPage(toRemember: number[], toFind: number | null): boolean {
  const most = 2_000;
  const world = globalThis as unknown as WorldWithPlaces;
  const { curbcutRegistry: registry } = world;
  const places = (world.curbcutPlaces ??= new Map());
  const states =
    /^(class|style|tabindex|disabled|aria-(expanded|pressed|selected|checked|current))$/;
  const alike = (tag: string, says: string) =>
    [...document.querySelectorAll(tag)].slice(0, most).filter((one) => saysOf(one) === says);
  for (const number of toRemember) {
    const element = registry.elements[number];
    if (!element?.isConnected) continue;
    const tag = CSS.escape(element.localName);
    const says = saysOf(element);
    const same = alike(tag, says);
    const at = same.indexOf(element);
    if (at !== -1) places.set(number, { tag, says, at, of: same.length });
  }
  if (toFind === null) return false;
  const place = places.get(toFind);
  if (!place || registry.elements[toFind]?.isConnected) return false;
  const same = alike(place.tag, place.says);
  const element = same.length === place.of ? same[place.at] : undefined;
  if (!element) return false;
  registry.replace(toFind, element);
  return true;

  /** Its words and attributes, but for those that tell its state. */
  function saysOf(element: Element): string {
    const attributes = [...element.attributes]
      .filter(({ name }) => !states.test(name))
      .map(({ name, value }) => `${name}=${value.slice(0, 200)}`);
    return `${attributes.toSorted().join(' ')} ${(element.textContent ?? '').trim().slice(0, 200)}`;
  }
}
