import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { withStyle } from '../page/with-style.ts';

/** Makes the text larger whose size hangs on the browser's, as with its setting for it; resolves to what takes it back. */
export async function withLargeText(
  page: PageUnderTest,
  times: number,
): Promise<() => Promise<void>> {
  const world = isolatedWorld(page.page.mainFrame());
  const size = await page.guard.within(
    page.limits.frameMs,
    'PAGE_HUNG',
    world.evaluate(sizeInPage),
  );
  return withStyle(page, `:root { font-size: ${size * times}px !important; }`);
}

/** Of the letters of the root, in CSS pixels. Runs in the page's isolated world. */
function sizeInPage(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
