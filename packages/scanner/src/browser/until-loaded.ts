import { lookForLoading } from './look-for-loading.ts';
import { inPage, type PageInLoading, survivingNavigation } from './page-in-loading.ts';
import { showsContentOrHasNoScripts } from './shows-content.ts';
import { untilQuiet } from './until-quiet.ts';

/** How long a page may do nothing while something on it looks as if it loads. */
const patienceMs = 600;

export interface Loading {
  /** The page had something to wait for. */
  waited: boolean;
  /** It says so to the end. */
  saysLoading: boolean;
}

/**
 * Waits for a page that shows nothing yet, or still tells its visitors that something is about to come: that is believed
 * as long as it may take where the page says so, and where it only looks so, for as long as it does something. `end` is the
 * time, as performance.now(), at which the waiting ends in any case.
 */
export async function untilLoaded(
  page: PageInLoading,
  { wholePage, end }: { wholePage: boolean; end: number },
): Promise<Loading> {
  const { open, guard } = page;
  let elements: number | undefined;
  let changedAt = -Infinity;
  let waited = false;
  for (;;) {
    const signs = await lookForLoading(page, wholePage);
    const now = performance.now();
    if (elements !== undefined && signs?.elements !== elements) changedAt = now;
    elements = signs?.elements;
    const isActive = now - Math.max(changedAt, open.network.lastChange) < patienceMs;
    const seemsLoading = signs?.likely === true && open.network.fetchesData && isActive;
    if (!signs?.certain && !seemsLoading && (await showsContent(page)))
      return { waited, saysLoading: false };
    if (now >= end) return { waited, saysLoading: signs?.certain === true };
    waited = true;
    await guard.race(new Promise((resolve) => setTimeout(resolve, 100)));
    await untilQuiet(page);
  }
}

async function showsContent(page: PageInLoading): Promise<boolean> {
  return (
    (await survivingNavigation(() =>
      inPage(page, page.limits.frameMs, showsContentOrHasNoScripts),
    )) ?? false
  );
}
