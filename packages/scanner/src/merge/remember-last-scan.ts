import type { ElementTraits } from '@curbcut/model/scan';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { installNaming } from './naming/install-naming.ts';
import { installKnownElements } from './naming/known-elements.ts';

/** Looks for the elements of the last scan on the page as it has loaded, before anything changes it. */
export async function rememberLastScan(
  { page, guard, limits, warn }: PageUnderTest,
  elements: readonly ElementTraits[],
): Promise<void> {
  if (elements.length === 0) return;
  const frame = page.mainFrame();
  try {
    await guard.within(
      limits.engineMs,
      'PAGE_HUNG',
      Promise.all([
        installNaming(frame, { anew: false }),
        isolatedWorld(frame).evaluate(installKnownElements, elements),
      ]),
    );
  } catch (error) {
    if (guard.error) throw error;
    // Elements are known by their fingerprints then.
    warn(`Elements of the last scan were not looked for: ${String(error)}`);
  }
}
