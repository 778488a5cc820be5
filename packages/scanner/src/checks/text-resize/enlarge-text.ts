import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { untilAdapted } from '../until-adapted.ts';

/** Makes all text of the page larger, as browsers do that enlarge text alone; resolves to what takes it back. */
export async function enlargeText(
  { page, guard, limits }: PageUnderTest,
  times: number,
): Promise<() => Promise<void>> {
  const world = isolatedWorld(page.mainFrame());
  const undo = async () => {
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(shrinkInPage));
  };
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(enlargeInPage, times));
  try {
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
  } catch (error) {
    if (!guard.error) await undo();
    throw error;
  }
  return undo;
}

interface WorldWithSizes {
  /** The style attributes that elements had. */
  curbcutSizes?: Map<HTMLElement, string | null>;
}

/** Runs in the page's isolated world. */
function enlargeInPage(times: number): void {
  const most = 40_000;
  const sizes: [HTMLElement, number][] = [];
  const texts = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
  const holders = new Set<HTMLElement>();
  for (let text = texts.nextNode(); text && holders.size < most; text = texts.nextNode())
    if (text.nodeValue?.trim() && text.parentElement instanceof HTMLElement)
      holders.add(text.parentElement);
  for (const element of holders)
    sizes.push([element, Number.parseFloat(getComputedStyle(element).fontSize)]);
  const before = new Map<HTMLElement, string | null>();
  for (const [element, size] of sizes) {
    before.set(element, element.getAttribute('style'));
    element.style.setProperty('font-size', `${size * times}px`, 'important');
  }
  (globalThis as WorldWithSizes).curbcutSizes = before;
}

/** Runs in the page's isolated world. */
function shrinkInPage(): void {
  for (const [element, style] of (globalThis as WorldWithSizes).curbcutSizes ?? [])
    if (style === null) element.removeAttribute('style');
    else element.setAttribute('style', style);
}
