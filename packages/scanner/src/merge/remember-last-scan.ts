import type { ElementTraits } from '@curbcut/model/scan';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { installNaming } from './naming/install-naming.ts';
import { installKnownElements } from './naming/known-elements.ts';

/**
 * Looks for the elements of the last scan on the page as it has loaded, before anything changes it. The places of those that
 * it has; all where they could not be looked for.
 */
export async function rememberLastScan(
  { page, guard, limits, warn }: PageUnderTest,
  elements: readonly ElementTraits[],
): Promise<ReadonlySet<number>> {
  if (elements.length === 0) return new Set();
  const frame = page.mainFrame();
  try {
    const [, present] = await guard.within(
      limits.engineMs,
      'PAGE_HUNG',
      Promise.all([
        installNaming(frame, { anew: false }),
        isolatedWorld(frame).evaluate(installKnownElements, elements),
      ]),
    );
    return new Set(present);
  } catch (error) {
    if (guard.error) throw error;
    // Elements are known by their fingerprints then.
    warn(`Elements of the last scan were not looked for: ${String(error)}`);
    return new Set(elements.keys());
  }
}
