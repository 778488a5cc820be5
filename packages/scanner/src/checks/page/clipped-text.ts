import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { Pointer } from '../../engines/finding.ts';
import { installElementRegistry, type WorldWithRegistry } from '../../engines/element-registry.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** An element that cuts off text, in pixels how much of it, and the start of the text. */
export interface ClippedText extends Pointer {
  hidden: number;
  text: string;
}

/** The elements of the page itself that cut off their own text below or at the side. */
export async function clippedText(page: PageUnderTest): Promise<ClippedText[]> {
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installElementRegistry));
  const found = world.evaluate(clippedInPage);
  const clipped = await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', found);
  return clipped.map((one) => ({ frame: 0, ...one }));
}

/** Of an element, what is cut off now and was not before, or much less of it. */
export function newlyClipped(
  before: readonly ClippedText[],
  after: readonly ClippedText[],
): ClippedText[] {
  const known = new Set(before.map(({ element }) => element));
  return after.filter(({ element }) => !known.has(element));
}

/** Runs in the page's isolated world. */
function clippedInPage(): { element: number; hidden: number; text: string }[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  /** Less than this of a line is its blank, not its letters. */
  const least = 5;
  const most = 40_000;
  const found: { element: number; hidden: number; text: string }[] = [];
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_ELEMENT);
  let count = 0;
  for (
    let node = walker.nextNode();
    node && count < most && found.length < 200;
    node = walker.nextNode()
  ) {
    count += 1;
    const element = node as HTMLElement;
    const isHigher = element.scrollHeight > element.clientHeight + least;
    const isWider = element.scrollWidth > element.clientWidth + least;
    if ((!isHigher && !isWider) || element.clientHeight < 8 || element.clientWidth < 8) continue;
    const style = getComputedStyle(element);
    const cutsHigh = isHigher && cuts(style.overflowY);
    const cutsWide = isWider && cuts(style.overflowX);
    if ((!cutsHigh && !cutsWide) || style.visibility !== 'visible') continue;
    if (element.closest('[aria-hidden="true"], [inert], svg, marquee')) continue;
    if (isForReadersOnly(element)) continue;
    // An ellipsis tells that there is more.
    if (style.webkitLineClamp !== 'none' || hasDisclosure(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.right + window.scrollX < 8 || box.bottom + window.scrollY < 8) continue;
    const lost = cutsWide ? controlOutside(element) : null;
    if (lost) {
      found.push({ element: registry.numberOf(element), ...lost });
      continue;
    }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (
      let text = texts.nextNode(), looked = 0;
      text && looked < 60;
      text = texts.nextNode(), looked += 1
    ) {
      const words = text.nodeValue?.trim() ?? '';
      const parent = text.parentElement;
      if (words.length < 2 || !parent) continue;
      const own = getComputedStyle(parent);
      if (own.visibility !== 'visible') continue;
      range.selectNodeContents(text);
      const lines = range.getClientRects();
      const last = lines[lines.length - 1];
      if (!last || last.width < 2) continue;
      // What is put into its place, or moved, is not cut off by growing.
      let at: Element | null = parent;
      let isPlaced = false;
      for (; at && at !== element; at = at.parentElement) {
        const around = getComputedStyle(at);
        isPlaced ||=
          around.position === 'absolute' ||
          around.position === 'fixed' ||
          around.transform !== 'none' ||
          around.animationName !== 'none';
      }
      if (isPlaced) continue;
      const below = cutsHigh
        ? last.bottom - (box.top + element.clientTop + element.clientHeight)
        : 0;
      // Sideways only what is cut off by its own element: in others lines move on or are scrolled.
      // An indent puts words out of the box on purpose, for a picture in their place.
      const isOwn =
        parent === element &&
        cutsWide &&
        style.direction === 'ltr' &&
        Number.parseFloat(style.textIndent) === 0;
      const beside = isOwn ? last.right - (box.left + element.clientLeft + element.clientWidth) : 0;
      const hidden = Math.max(below > last.height * 0.4 ? below : 0, beside > 12 ? beside : 0);
      if (hidden < least) continue;
      found.push({
        element: registry.numberOf(element),
        hidden: Math.round(hidden),
        text: words.slice(0, 80),
      });
      break;
    }
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

  /** It says that it controls something that has nothing to do with an element. */
  function opensOther(one: Element, element: Element): boolean {
    const target = document.getElementById(one.getAttribute('aria-controls') ?? '');
    return target !== null && !target.contains(element) && !element.contains(target);
  }

  /** What holds a button and next to no words, as an arrow at the end of a strip. */
  function isMover(one: Element | null): boolean {
    if (!one || (one.textContent ?? '').trim().length > 40) return false;
    return one.querySelector('button,[role="button"]') !== null;
  }

  /** A tab or a link of a strip that is wholly cut off, where nothing beside the strip moves it. */
  function controlOutside(element: Element): { hidden: number; text: string } | null {
    if (!element.matches('[role="tablist"],[role="toolbar"],[role="menubar"],nav,nav ul,nav ol'))
      return null;
    const beside = [element.previousElementSibling, element.nextElementSibling];
    if (beside.some((one) => one?.matches('button') || isMover(one))) return null;
    const box = element.getBoundingClientRect();
    for (const one of element.querySelectorAll('a[href],button,[role="tab"],[role="menuitem"]')) {
      const words = (one.textContent ?? '').replace(/\s+/g, ' ').trim();
      const { left, right, width } = one.getBoundingClientRect();
      const hidden = Math.max(right - box.right, box.left - left);
      if (words.length < 2 || width < 8 || hidden < width - 2 || !one.checkVisibility()) continue;
      for (let at: Element | null = one; at && at !== element; at = at.parentElement) {
        const { position, transform } = getComputedStyle(at);
        if (/absolute|fixed/.test(position) || transform !== 'none') return null;
      }
      return { hidden: Math.round(hidden), text: words.slice(0, 80) };
    }
    return null;
  }

  /** A button beside it or in it opens the rest. Tabs, and what only says what it controls, open something else. */
  function hasDisclosure(element: Element): boolean {
    const around = element.parentElement ?? element;
    return [...around.querySelectorAll('[aria-expanded], [aria-controls]:not([role="tab"])')]
      .slice(0, 20)
      .some(
        (one) =>
          (one !== element || one.hasAttribute('aria-expanded')) &&
          (one.parentElement === around || element.contains(one)) &&
          !opensOther(one, element),
      );
  }
}
