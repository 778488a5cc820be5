import { clientOf, isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** Cuts the page off from everything outside, for good, and keeps its forms from being sent; once, before it is used in any way. */
export function cutOff(page: PageUnderTest): Promise<void> {
  return page.shared('cut-off', async () => {
    await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.shutOff());
    const client = clientOf(page.page.mainFrame());
    // What leads back leads out of the page, past every guard that refuses requests.
    const forgetting = client.send('Page.resetNavigationHistory');
    await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', forgetting);
    const world = isolatedWorld(page.page.mainFrame());
    await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(keepForms));
  });
}

/** Whatever a page does with a form, the browser does not send it. Runs in the page's isolated world. */
function keepForms(): void {
  addEventListener('submit', (event) => event.preventDefault(), true);
}
