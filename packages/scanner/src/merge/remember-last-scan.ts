import type { ElementTraits } from '@curbcut/model/scan';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { isOfFrame, withinFrame } from './frame-traits.ts';
import { installNaming } from './naming/install-naming.ts';
import { installKnownElements, type PresentElement } from './naming/known-elements.ts';

/**
 * Looks for the elements of the last scan on the page as it has loaded, before anything changes it: those of frames in each
 * frame until one has them. Those that it has, by their places; all where they could not be looked for.
 */
export async function rememberLastScan(
  { frames, guard, limits, warn }: PageUnderTest,
  elements: readonly ElementTraits[],
): Promise<ReadonlyMap<number, PresentElement>> {
  const present = new Map<number, PresentElement>();
  for (const { frame, index } of frames) {
    const wanted = [...elements.entries()].filter(
      ([place, traits]) => isOfFrame(traits) === index > 0 && !present.has(place),
    );
    if (wanted.length === 0) continue;
    try {
      const [, found] = await guard.within(
        index === 0 ? limits.engineMs : limits.frameMs,
        'PAGE_HUNG',
        Promise.all([
          installNaming(frame, { anew: false }),
          isolatedWorld(frame).evaluate(
            installKnownElements,
            wanted.map(([place, traits]) => ({ place, traits: withinFrame(traits) })),
          ),
        ]),
      );
      for (const one of found) present.set(one.place, one);
    } catch (error) {
      if (guard.error) throw error;
      // Elements are known by their fingerprints then.
      warn(`Elements of the last scan were not looked for: ${String(error)}`);
      for (const [place] of wanted) present.set(place, { place, isShown: true, takesFocus: true });
    }
  }
  return present;
}
