import type { BoundingBox, StatePicture } from '@curbcut/model/scan';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { boxesOf } from '../states/look-at-parts.ts';
import type { Failure } from './failure.ts';
import { patchInPage, unpatchInPage } from './recheck/patch-in-page.ts';
import type { Suggestion } from './suggestion.ts';

/** What is shown around the element, and of the page at least and at most, in CSS pixels. */
const around = 24;
const least = { width: 240, height: 96 } as const;
const most = { width: 800, height: 480 } as const;

/** So many issues are pictured: each costs about three pictures and the trips between them. */
const mostIssues = 8;

/**
 * Pictures of how failed elements look now and with each of their suggested changes, as far as these show and there is time.
 * The page is patched for a moment. Those that have pictures from before keep them.
 */
export async function pictureChanges(
  page: PageUnderTest,
  proven: ReadonlyMap<Failure, readonly Suggestion[]>,
): Promise<Map<Failure, StatePicture[]>> {
  const pictured = new Map<Failure, StatePicture[]>();
  const wanted = [...proven].filter(([failure, suggestions]) => {
    const kept = suggestions.flatMap((one) => one.pictures ?? []);
    if (kept.length > 0) pictured.set(failure, kept);
    return kept.length === 0 && failure.frame === 0 && suggestions.some(mayShow);
  });
  const take = async (guard: PageUnderTest['guard']) => {
    for (const [failure, suggestions] of wanted.slice(0, mostIssues)) {
      const pictures = await pictureChange({ ...page, guard }, failure, suggestions);
      if (pictures.length > 0) pictured.set(failure, pictures);
    }
  };
  try {
    if (wanted.length > 0) await page.guard.part(page.limits.changePicturesMs, take);
  } catch (error) {
    if (page.guard.error) throw error;
    page.warn(`Changes of code could not be pictured: ${String(error)}`);
  }
  if (wanted.length > 0)
    await page.guard.race(isolatedWorld(page.page.mainFrame()).evaluate(unpatchInPage));
  return pictured;
}

/**
 * The element as it is, then with each of the changes; none where all look the same. `where`: the beginning of the captions;
 * `leastHeight`: of what is shown, in CSS pixels.
 */
export async function pictureChange(
  page: PageUnderTest,
  { element }: Pick<Failure, 'element'>,
  suggestions: readonly Suggestion[],
  { where = '', leastHeight = least.height }: { where?: string; leastHeight?: number } = {},
): Promise<StatePicture[]> {
  const world = isolatedWorld(page.page.mainFrame());
  // Once its time is over nothing is begun: it would change the page after that was taken back.
  const ask = <T>(work: () => Promise<T>): Promise<T> => {
    if (page.guard.error) throw page.guard.error;
    return page.guard.race(work());
  };
  const boxNow = async () => (await ask(() => boxesOf(page, [element])))[0];
  const asIs = await boxNow();
  if (!asIs || asIs.width < 1 || asIs.height < 1) return [];
  const windowWidth = await ask(() => world.evaluate(() => innerWidth));
  const part = partAround(asIs, windowWidth, leastHeight);
  const caption = (words: string) => `${where}${where ? words.toLowerCase() : words}`;
  const take = (name: string, words: string) =>
    ask(() => page.pictures.take({ name, caption: caption(words) }, part));
  const before = await take('change before', 'Now');
  if (!before) return [];
  const after: StatePicture[] = [];
  for (const [at, { patches }] of suggestions.entries()) {
    await ask(() => world.evaluate(patchInPage, [patches]));
    const words = at === 0 ? 'With the suggested change' : 'With the other change instead';
    const picture = await take('change after', words);
    const box = await boxNow();
    await ask(() => world.evaluate(unpatchInPage));
    if (picture && picture.name !== before.name) after.push(page.pictures.marked(picture, box));
  }
  return after.length === 0 ? [] : [page.pictures.marked(before, asIs), ...after];
}

/** What only assistive technology hears of does not show. */
function mayShow({ patches }: Suggestion): boolean {
  return patches.some((patch) => patch.kind !== 'attribute' || shownAttributes.has(patch.name));
}

const shownAttributes: ReadonlySet<string> = new Set([
  'class',
  'hidden',
  'placeholder',
  'style',
  'type',
  'value',
]);

function partAround(box: BoundingBox, windowWidth: number, leastHeight: number): BoundingBox {
  const width = Math.min(
    windowWidth,
    most.width,
    Math.max(least.width, Math.ceil(box.width) + 2 * around),
  );
  const height = Math.min(most.height, Math.max(leastHeight, Math.ceil(box.height) + 2 * around));
  const start = (at: number, size: number, whole: number) =>
    Math.max(0, Math.round(at - Math.max(around, (whole - size) / 2)));
  return {
    x: Math.min(start(box.x, box.width, width), Math.max(0, windowWidth - width)),
    y: start(box.y, box.height, height),
    width,
    height,
  };
}
