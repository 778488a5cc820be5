import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { WorldWithBoxes } from '../../merge/element-boxes.ts';

export interface WideElement {
  /** Its number in the frame's registry. */
  element: number;
  /** CSS pixels that it reaches beyond the screen. */
  beyond: number;
  /** No scrolling brings into sight what lies there. */
  lost: boolean;
}

interface Extent {
  left: number;
  right: number;
}

/**
 * The outermost elements with text that reach beyond the screen, to the side that the page scrolls to or to the other
 * one. What may need two dimensions (tables, images, code, maps, editors, players) and what scrolls or is cut inside its
 * own box is left out, and so is what the page itself puts out of sight, as menus and slides are. Runs in the page's
 * isolated world and stands alone.
 */
export function findWideElements(options: {
  width: number;
  tolerance: number;
  maxElements: number;
}): WideElement[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const { curbcutBoxes: boxes } = globalThis as unknown as WorldWithBoxes;
  const body = document.body as HTMLElement | null;
  if (!body) return [];
  const mayBeWide =
    'table,pre,code,img,picture,video,audio,svg,canvas,iframe,frameset,object,embed,textarea,math,[role="grid"],[role="table"],[role="toolbar"],[role="application"],[contenteditable]';
  const media = 'video,audio,canvas,iframe,object,embed,img,svg';
  const controls = 'input[type="range"],progress,meter,[role="slider"],[role="progressbar"]';
  const startsRight = getComputedStyle(body).direction === 'rtl';
  const cutsOff = [document.documentElement, body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  const scrolls =
    !cutsOff && (document.scrollingElement?.scrollWidth ?? 0) > options.width + options.tolerance;
  const scrolledX = window.scrollX;
  const range = document.createRange();
  /** Listed once for each tree: looking for them around each element took longer than all the rest. */
  const wideMedia = new Map<Node, Element[]>();
  const wide: WideElement[] = [];
  look(body);
  return wide;

  function look(element: Element): void {
    if (wide.length >= options.maxElements || element.matches(mayBeWide)) return;
    const extent = extentOf(element);
    const side = extent.right - extent.left > 24 ? sideOf(extent) : null;
    if (side && (isKeptInside(element) || isOfPlayer(element))) return;
    if (side && isToBlame(element, extent, side)) {
      const beyond = Math.round(side === 'end' ? beyondEnd(extent) : beyondStart(extent));
      wide.push({
        element: registry.numberOf(element),
        beyond,
        lost: side === 'start' || !scrolls,
      });
      return;
    }
    for (const child of element.children) look(child);
    if (element.shadowRoot) for (const child of element.shadowRoot.children) look(child);
  }

  /** Of the box, and where the page overflows also of the words that stand in it and flow out of it. */
  function extentOf(element: Element): Extent {
    const box = toPage(element.getBoundingClientRect());
    if (!scrolls && !cutsOff) return box;
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (words.length === 0 || keepsInside(element)) return box;
    // Words may be put far away on purpose, for a picture in their place.
    if (parseFloat(getComputedStyle(element).textIndent) < -100) return box;
    const rects = words.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(toPage);
    });
    return {
      left: Math.min(box.left, ...rects.map(({ left }) => left)),
      right: Math.max(box.right, ...rects.map(({ right }) => right)),
    };
  }

  function toPage({ left, right }: DOMRect): Extent {
    return { left: left + scrolledX, right: right + scrolledX };
  }

  /** Where something leaves the screen: at its end, to which a page scrolls, or where reading begins. */
  function sideOf(extent: Extent): 'start' | 'end' | null {
    if (beyondEnd(extent) > options.tolerance) return 'end';
    return beyondStart(extent) > options.tolerance ? 'start' : null;
  }

  function beyondEnd({ left, right }: Extent): number {
    return startsRight ? -left : right - options.width;
  }

  function beyondStart({ left, right }: Extent): number {
    return startsRight ? right - options.width : -left;
  }

  /** A box that is wide only because of what it may hold is not to blame; one that holds text of its own width is. */
  function isToBlame(element: Element, extent: Extent, side: 'start' | 'end'): boolean {
    if (!isShown(element)) return false;
    if ([...element.querySelectorAll(mayBeWide)].some(reachesOut)) return false;
    const text = element instanceof HTMLElement ? element.innerText.trim() : '';
    if (text === '') return false;
    const isPartlySeen =
      extent.right > options.tolerance && extent.left < options.width - options.tolerance;
    if (side === 'end' && scrolls && isPartlySeen) return true;
    return isInFlow(element) && boxes.wasWithinWindow(element) && hasTextBeyond(element);
  }

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert]') === null
    );
  }

  function reachesOut(element: Element): boolean {
    return sideOf(toPage(element.getBoundingClientRect())) !== null;
  }

  function outerOf(element: Element): Element | null {
    const root = element.parentNode;
    return root instanceof ShadowRoot ? root.host : element.parentElement;
  }

  /** What is around an element, from itself outward, the body left out. */
  function around(element: Element): Element[] {
    const found: Element[] = [];
    let outer: Element | null = element;
    while (outer && outer !== body && outer !== document.documentElement) {
      found.push(outer);
      outer = outerOf(outer);
    }
    return found;
  }

  function isKeptInside(element: Element): boolean {
    return around(element).slice(1).some(keepsInside);
  }

  /** What a page moves out of sight by position or transform is a menu or a slide that waits there. */
  function isInFlow(element: Element): boolean {
    return around(element).every((outer) => {
      const { position, transform, translate } = getComputedStyle(outer);
      const isPlaced = position === 'absolute' || (position === 'fixed' && !isBar(outer, element));
      return !isPlaced && transform === 'none' && translate === 'none';
    });
  }

  /** It stays in the window as a bar does, and what flows in it is wider than it is. */
  function isBar(outer: Element, element: Element): boolean {
    const { left, right, top, bottom } = outer.getBoundingClientRect();
    const isWithin =
      left >= -options.tolerance &&
      right <= options.width + options.tolerance &&
      top < innerHeight &&
      bottom > 0;
    return outer !== element && isWithin;
  }

  /** Controls and captions that lie on a wide picture or film, and bars with a slider, belong to what may be wide. */
  function isOfPlayer(element: Element): boolean {
    const rect = element.getBoundingClientRect();
    if (rect.height < 120 && element.querySelector(controls)) return true;
    for (const outer of around(element).slice(1)) {
      for (const one of wideMediaIn(outer.getRootNode())) {
        if (!outer.contains(one) || outer === one || element.contains(one)) continue;
        if (shareWithin(rect, one.getBoundingClientRect()) > 0.8) return true;
      }
      if (getComputedStyle(outer).position !== 'static') return false;
    }
    return false;
  }

  function wideMediaIn(root: Node): Element[] {
    const known = wideMedia.get(root);
    if (known) return known;
    const isTree = root instanceof Document || root instanceof ShadowRoot;
    const found = isTree ? [...root.querySelectorAll(media)].filter(reachesOut) : [];
    wideMedia.set(root, found);
    return found;
  }

  function shareWithin(rect: DOMRect, other: DOMRect): number {
    const width = Math.min(rect.right, other.right) - Math.max(rect.left, other.left);
    const height = Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top);
    const area = rect.width * rect.height;
    return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
  }

  function hasTextBeyond(element: Element): boolean {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent || parent.closest(mayBeWide)) continue;
      if (!isShown(parent) || isKeptInside(parent) || keepsInside(parent)) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((rect) => rect.width > 1 && sideOf(toPage(rect))))
        return true;
    }
    return false;
  }

  function keepsInside(element: Element): boolean {
    return element !== body && getComputedStyle(element).overflowX !== 'visible';
  }
}
