import { isolatedWorld } from '../browser/isolated-world.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

interface WorldWithPlaces extends WorldWithRegistry {
  /** By the number in the registry. */
  curbcutPlaces?: Map<number, Place>;
}

/** What an element says of itself, and which one it was of those that say the same. */
interface Place {
  tag: string;
  attributes: string;
  words: string;
  at: number;
  of: number;
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
  const mostAlike = 200;
  const world = globalThis as unknown as WorldWithPlaces;
  const { curbcutRegistry: registry } = world;
  const places = (world.curbcutPlaces ??= new Map());
  const states =
    /^(class|style|tabindex|disabled|aria-(expanded|pressed|selected|checked|current))$/;
  const known = new Map<string, (readonly [Element, string])[]>();
  /** The words are read of a few only: what holds half of the page has many. */
  const alike = (tag: string, attributes: string, words: string) => {
    const all =
      known.get(tag) ??
      [...document.querySelectorAll(tag)]
        .slice(0, most)
        .map((one) => [one, attributesOf(one)] as const);
    known.set(tag, all);
    const same = all.flatMap(([one, own]) => (own === attributes ? one : []));
    return same.length > mostAlike ? [] : same.filter((one) => wordsOf(one) === words);
  };
  for (const number of toRemember) {
    const element = registry.elements[number];
    if (!element?.isConnected) continue;
    const tag = CSS.escape(element.localName);
    const [attributes, words] = [attributesOf(element), wordsOf(element)];
    const same = alike(tag, attributes, words);
    const at = same.indexOf(element);
    if (at !== -1) places.set(number, { tag, attributes, words, at, of: same.length });
  }
  if (toFind === null) return false;
  const place = places.get(toFind);
  if (!place || registry.elements[toFind]?.isConnected) return false;
  const same = alike(place.tag, place.attributes, place.words);
  const element = same.length === place.of ? same[place.at] : undefined;
  if (!element) return false;
  registry.replace(toFind, element);
  return true;

  /** But for those that tell its state. */
  function attributesOf(element: Element): string {
    return [...element.attributes]
      .filter(({ name }) => !states.test(name))
      .map(({ name, value }) => `${name}=${value.slice(0, 200)}`)
      .toSorted()
      .join(' ');
  }

  function wordsOf(element: Element): string {
    return (element.textContent ?? '').trim().slice(0, 200);
  }
}
