import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/**
 * Whether a page that was made narrow may look other in a moment: a script of it has heard of the change, or something is
 * still fetched for the new width. Otherwise there is nothing to wait for. In doubt, true.
 */
export async function mayAdaptLate({
  page,
  frames,
  listeners,
  guard,
  limits,
}: PageUnderTest): Promise<boolean> {
  // Frames hear of their own width, and may tell the page.
  if (frames.length > 1) return true;
  const [hears, fetches] = await guard.within(
    limits.frameMs,
    'PAGE_HUNG',
    Promise.all([
      listeners.hearOf('resizing'),
      isolatedWorld(page.mainFrame()).evaluate(fetchesForLayout),
    ]),
  );
  return hears || fetches;
}

/** Pictures and fonts that are not there yet. Runs in the page. */
function fetchesForLayout(): boolean {
  return document.fonts.status === 'loading' || [...document.images].some((one) => !one.complete);
}
