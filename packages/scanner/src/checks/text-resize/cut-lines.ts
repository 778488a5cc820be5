import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../../engines/element-registry.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { ClippedText } from '../page/clipped-text.ts';

/** The elements that cut through a line of their own text, at its foot or at its end, as the page is now. */
export async function cutLines({ page, guard, limits }: PageUnderTest): Promise<ClippedText[]> {
  const world = isolatedWorld(page.mainFrame());
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(installElementRegistry));
  const found = await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(cutInPage));
  return found.map((one) => ({ frame: 0, ...one }));
}

/** Runs in the page's isolated world. */
function cutInPage(): { element: number; hidden: number; text: string }[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const most = 40_000;
  /** The share of a line's height that is seen: below nobody meant it to be seen, above only its blank is cut. */
  const share = { least: 0.15, most: 0.65 };
  /** CSS pixels: less may be an icon, or its blank. */
  const width = { seen: 30, cut: 12 };
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const found: { element: number; hidden: number; text: string }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_ELEMENT);
  let count = 0;
  for (
    let node = walker.nextNode();
    node && count < most && found.length < 200;
    node = walker.nextNode()
  ) {
    count += 1;
    const element = node as HTMLElement;
    const isHigher = element.scrollHeight > element.clientHeight;
    const isWider = element.scrollWidth > element.clientWidth;
    if ((!isHigher && !isWider) || element.clientHeight < 8) continue;
    const words = [...element.childNodes].find(
      (child) => child.nodeType === Node.TEXT_NODE && (child.nodeValue?.trim().length ?? 0) > 3,
    );
    if (!words) continue;
    const style = getComputedStyle(element);
    if (!cuts(style.overflowX) && !cuts(style.overflowY)) continue;
    if (!isMeantToBeRead(element, style) || isForReadersOnly(element)) continue;
    range.selectNodeContents(words);
    const [line] = range.getClientRects();
    if (!line || line.height < 8) continue;
    const box = element.getBoundingClientRect();
    const top = box.top + element.clientTop;
    const left = box.left + element.clientLeft;
    const seenHeight = Math.min(line.bottom, top + element.clientHeight) - Math.max(line.top, top);
    const seenWidth = Math.min(line.right, left + element.clientWidth) - Math.max(line.left, left);
    if (seenWidth < width.seen || line.left < left - 2) continue;
    const part = seenHeight / line.height;
    const isCutAtFoot = cuts(style.overflowY) && part >= share.least && part <= share.most;
    const isCutAtEnd =
      cuts(style.overflowX) &&
      style.textOverflow === 'clip' &&
      style.textWrapMode === 'nowrap' &&
      part > share.least &&
      line.width - seenWidth > width.cut;
    if (!isCutAtFoot && !isCutAtEnd) continue;
    const hidden = isCutAtFoot ? line.height - seenHeight : line.width - seenWidth;
    found.push({
      element: registry.numberOf(element),
      hidden: Math.round(hidden),
      text: words.nodeValue?.trim().slice(0, 80) ?? '',
    });
  }
  return found;

  /** Drawn nowhere, and there for screen readers: clipped to nothing, itself or with what is around it. */
  function isForReadersOnly(one: Element): boolean {
    for (let at: Element | null = one; at; at = at.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(at);
      const [, inset] = /^inset\((\d+(?:\.\d+)?)%\)$/.exec(clipPath) ?? [];
      if (inset !== undefined && Number(inset) >= 50) return true;
      const sides = /^rect\((.+)\)$/.exec(clip)?.[1]?.split(/[ ,]+/).map(Number.parseFloat) ?? [];
      const [top = 0, right = 1, bottom = 1, left = 0] = sides;
      if (
        /absolute|fixed/.test(position) &&
        (bottom - top <= 1 || right - left <= 1) &&
        sides.length === 4
      )
        return true;
    }
    return false;
  }

  /** Nothing moves it, says it elsewhere, opens the rest of it or fades it out. */
  function isMeantToBeRead(element: HTMLElement, style: CSSStyleDeclaration): boolean {
    if (style.direction !== 'ltr' || !style.writingMode.startsWith('horizontal')) return false;
    if (Number.parseFloat(style.textIndent) !== 0) return false;
    if (style.webkitLineClamp !== 'none' || style.maskImage !== 'none') return false;
    if (element.closest('[aria-hidden="true"], [inert], [title], a, pre, svg, marquee, option'))
      return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (getComputedStyle(element, '::after').content !== 'none') return false;
    const around = element.parentElement ?? element;
    if (around.querySelector(':scope > [aria-expanded], :scope > [aria-controls]')) return false;
    const box = element.getBoundingClientRect();
    if (box.right + window.scrollX < 8 || box.bottom + window.scrollY < 8) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { animationName, transform } = getComputedStyle(at);
      if (animationName !== 'none' || transform !== 'none') return false;
    }
    return true;
  }
}
