import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../../engines/element-registry.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** Text whose letters are as small a part of the window in any zoom. */
export interface WindowSizedText {
  element: number;
  /** CSS pixels before, and now. */
  before: number;
  now: number;
  text: string;
}

type WorldWithSizes = { curbcutSizes?: [Element, number][] };

/** Remembers how large the letters of the page are. */
export async function rememberSizes({ page, guard, limits }: PageUnderTest): Promise<void> {
  const world = isolatedWorld(page.mainFrame());
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(rememberInPage));
}

/** The elements whose letters have become smaller by at least as much as the window: `share` of it is left. */
export async function windowSizedText(
  { page, guard, limits }: PageUnderTest,
  share: number,
): Promise<WindowSizedText[]> {
  const world = isolatedWorld(page.mainFrame());
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(installElementRegistry));
  return guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(smallerInPage, share));
}

/** Runs in the page's isolated world. */
function rememberInPage(): void {
  const most = 4_000;
  /** CSS pixels: larger letters are for display, and can be read when they stay as they are. */
  const largest = 30;
  const sizes = new Map<Element, number>();
  const body = document.body as HTMLElement | null;
  const texts = body && document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts?.nextNode() && sizes.size < most) {
    const parent = texts.currentNode.parentElement;
    if (!parent || sizes.has(parent) || (texts.currentNode.nodeValue?.trim().length ?? 0) < 3)
      continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size >= 4 && size < largest) sizes.set(parent, size);
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (sizes.size >= most) break;
    const isDrawn = /^(hidden|checkbox|radio|range|color|file|image)$/.test(
      field.getAttribute('type')?.toLowerCase() ?? '',
    );
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (!isDrawn && size >= 4 && size < largest) sizes.set(field, size);
  }
  (globalThis as WorldWithSizes).curbcutSizes = [...sizes];
}

/** Runs in the page's isolated world. */
function smallerInPage(share: number): WindowSizedText[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const { curbcutSizes: sizes = [] } = globalThis as WorldWithSizes;
  const most = 50;
  const tolerance = 1.08;
  const found: WindowSizedText[] = [];
  for (const [element, before] of sizes) {
    if (found.length === most) break;
    if (!element.isConnected || element.closest('svg')) continue;
    const now = Number.parseFloat(getComputedStyle(element).fontSize);
    if (now > before * share * tolerance) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const field = element as Partial<HTMLInputElement>;
    const said = field.labels?.[0]?.textContent ?? field.placeholder ?? '';
    const text = (said || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 80);
    found.push({ element: registry.numberOf(element), before, now, text });
  }
  return found;
}
