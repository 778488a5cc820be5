import type { WorldWithDom } from '../in-page/install-dom.ts';
import type { Box, Point } from './point.ts';

/** What of the page is in sight, and where. */
interface SightInPage {
  /** What can be used, as a selector. */
  readonly controls: string;
  /** What shows something without text, as a selector. */
  readonly telling: string;
  /** Elements that show something of their own: a text, a picture or a control. */
  inSight(): Element[];
  /** It, or something in it, shows something. */
  holdsSight(element: Element): boolean;
  overlap(one: Box, other: Box): boolean;
  rectOf(element: Element): Box;
  parentOf(element: Element): Element | null;
  contains(around: Element, inside: Element): boolean;
  /** Where the pointer hits an element; null: nowhere. */
  hitPoint(element: Element): Point | null;
  nameOf(element: Element): string;
}

export interface WorldWithSight {
  curbcutSight: SightInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installSight(): void {
  const world = globalThis as unknown as WorldWithSight & WorldWithDom;
  if (world.curbcutSight) return;
  const { cut, deepestAt } = world.curbcutDom;
  const mostElements = 20_000;
  const controls =
    'a[href],button,input:not([type="hidden"]),select,textarea,summary,[tabindex],[role="button"],[role="slider"]';
  const telling = 'img,svg,canvas,video,button,input,select,textarea';

  world.curbcutSight = {
    controls,
    telling,
    inSight,
    holdsSight,
    overlap,
    rectOf,
    parentOf,
    contains,
    hitPoint,
    nameOf,
  };

  function inSight(): Element[] {
    const found: Element[] = [];
    const clips = new Map<Element, Box | null>();
    let count = 0;
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        count += 1;
        if (count > mostElements) return found;
        if (element.shadowRoot) roots.push(element.shadowRoot);
        if ((hasText(element) || element.matches(telling)) && isSeen(element, clips))
          found.push(element);
      }
    return found;
  }

  function hasText(element: Element): boolean {
    if (/^(script|style|noscript|template|option|title)$/.test(element.localName)) return false;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '')) return true;
    return false;
  }

  function isSeen(element: Element, clips: Map<Element, Box | null>): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = rectOf(element);
    if (box.width < 3 || box.height < 3) return false;
    const wide = Math.max(document.documentElement.scrollWidth, innerWidth);
    if (box.x + box.width <= 0 || box.x >= wide || box.y + box.height + scrollY <= 0) return false;
    for (let at: Element | null = element; at; at = parentOf(at)) {
      let clip = clips.get(at);
      if (clip === undefined) {
        clip = clipOf(at);
        clips.set(at, clip);
      }
      if (clip && !overlap(box, clip)) return false;
    }
    return true;
  }

  /** What of the window an element lets be seen of what is in it; null: all. */
  function clipOf(element: Element): Box | null {
    if (element === document.body || element === document.documentElement) return null;
    const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(element);
    if (/^(absolute|fixed)$/.test(position) && clip.startsWith('rect(')) {
      const sides = (clip.match(/-?[\d.]+/g) ?? []).map(Number);
      if (sides.every((side) => Math.abs(side) <= 1)) return { x: 0, y: 0, width: 0, height: 0 };
    }
    if (/^inset\((50|100)%/.test(clipPath)) return { x: 0, y: 0, width: 0, height: 0 };
    const isCut = /^(hidden|clip)$/;
    if (!isCut.test(overflowX) && !isCut.test(overflowY)) return null;
    return rectOf(element);
  }

  function overlap(one: Box, other: Box): boolean {
    const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return across > 2 && down > 2;
  }

  function rectOf(element: Element): Box {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }

  function contains(around: Element, inside: Element): boolean {
    for (let at: Element | null = inside; at; at = parentOf(at)) if (at === around) return true;
    return false;
  }

  function holdsSight(element: Element): boolean {
    if (!element.isConnected) return false;
    const clips = new Map<Element, Box | null>();
    return [element, ...element.querySelectorAll('*')].some(
      (one) => (hasText(one) || one.matches(telling)) && isSeen(one, clips),
    );
  }

  function hitPoint(element: Element): Point | null {
    const rects = [...element.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    const box = rects[0] ?? element.getBoundingClientRect();
    const tries = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.15],
    ];
    for (const [across = 0, down = 0] of tries) {
      const point = { x: box.x + box.width * across, y: box.y + box.height * down };
      const at = deepestAt(point.x, point.y);
      if (at && contains(element, at)) return point;
    }
    return null;
  }

  function nameOf(element: Element): string {
    const image = element.querySelector('img')?.getAttribute('alt') ?? '';
    return cut(
      element.getAttribute('aria-label') ||
        shownWords(element) ||
        image ||
        element.getAttribute('title') ||
        '',
    );
  }

  /** Its words that can be seen. */
  function shownWords(element: Element): string {
    const words: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && words.length < 20; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        words.push(node.nodeValue ?? '');
    }
    return words.join('').trim();
  }
}
