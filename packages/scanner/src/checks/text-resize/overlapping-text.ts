import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../../engines/element-registry.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { ClippedText } from '../page/clipped-text.ts';

/** The elements whose text runs out of them at the foot, over the text that follows, as the page is now. */
export async function overlappingText({
  page,
  guard,
  limits,
}: PageUnderTest): Promise<ClippedText[]> {
  const world = isolatedWorld(page.mainFrame());
  await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(installElementRegistry));
  const found = await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(overlapsInPage));
  return found.map((one) => ({ frame: 0, ...one }));
}

/** Runs in the page's isolated world. */
function overlapsInPage(): { element: number; hidden: number; text: string }[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const most = { elements: 40_000, texts: 60, following: 15, found: 100 };
  /** Of the lower of two lines; and pixels side by side. */
  const least = { share: 0.4, width: 12 };
  const found: { element: number; hidden: number; text: string }[] = [];
  const range = document.createRange();
  const body = document.body as HTMLElement | null;
  if (!body) return found;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT);
  for (let count = 0; count < most.elements && found.length < most.found; count += 1) {
    const element = walker.nextNode() as HTMLElement | null;
    if (!element) break;
    if (element.clientHeight < 8 || element.scrollHeight <= element.clientHeight + 8) continue;
    const style = getComputedStyle(element);
    if (style.overflowY !== 'visible' || !isInFlow(style)) continue;
    if (element.closest('[aria-hidden="true"], [inert], svg, marquee')) continue;
    const out = linesOut(element);
    const last = out.at(-1);
    if (!last) continue;
    const words = followingText(element, out);
    if (words === null) continue;
    const foot = element.getBoundingClientRect().bottom;
    found.push({
      element: registry.numberOf(element),
      hidden: Math.round(last.bottom - foot),
      text: words.slice(0, 80),
    });
  }
  return found;

  function isInFlow({ position, transform, animationName }: CSSStyleDeclaration): boolean {
    return (
      !/absolute|fixed|sticky/.test(position) && transform === 'none' && animationName === 'none'
    );
  }

  /** Nothing between an element and what it stands in is put elsewhere. */
  function standsIn(element: Element | null, outer: Element): boolean {
    for (let at = element; at && at !== outer && !at.contains(outer); at = at.parentElement) {
      if (!isInFlow(getComputedStyle(at))) return false;
      if (at.matches('[aria-hidden="true"], [inert]')) return false;
    }
    return true;
  }

  /** The lines of its text that stand below its box. */
  function linesOut(element: Element): DOMRect[] {
    const foot = element.getBoundingClientRect().bottom;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const out: DOMRect[] = [];
    for (let count = 0; count < most.texts && texts.nextNode(); count += 1) {
      const text = texts.currentNode;
      if (!isShown(text) || !standsIn(text.parentElement, element)) continue;
      range.selectNodeContents(text);
      for (const rect of range.getClientRects())
        if (rect.height > 6 && rect.bottom > foot + rect.height / 2) out.push(rect);
    }
    return out;
  }

  function isShown(text: Node): boolean {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim()) return false;
    return parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** The words that the lines run over; null where they run over nothing. */
  function followingText(element: Element, out: readonly DOMRect[]): string | null {
    const texts = document.createTreeWalker(body as HTMLElement, NodeFilter.SHOW_TEXT);
    texts.currentNode = lastIn(element);
    for (let count = 0; count < most.following && texts.nextNode(); count += 1) {
      const text = texts.currentNode;
      if (element.contains(text) || !isShown(text) || !standsIn(text.parentElement, element))
        continue;
      range.selectNodeContents(text);
      for (const rect of range.getClientRects())
        if (out.some((line) => coversMuch(line, rect))) return text.nodeValue?.trim() ?? '';
    }
    return null;
  }

  function lastIn(element: Element): Node {
    let at: Node = element;
    while (at.lastChild) at = at.lastChild;
    return at;
  }

  function coversMuch(line: DOMRect, other: DOMRect): boolean {
    const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
    const high = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
    return wide > least.width && high > Math.min(line.height, other.height) * least.share;
  }
}
