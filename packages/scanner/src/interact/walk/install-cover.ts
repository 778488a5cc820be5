import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** What lies over an element wholly, as far as styles tell. Its number in the registry of its frame. */
export interface Cover {
  element: number;
  words: string;
}

interface CoverInPage {
  /** Null: some of the element can be seen, or it is nowhere in the window. */
  over(element: Element): Cover | null;
  /** Makes an element transparent, or takes that back: the page is not changed by it. Where it is in the page. */
  fade(element: Element): { x: number; y: number; width: number; height: number } | null;
  show(): void;
}

export interface WorldWithCover extends WorldWithRegistry {
  curbcutCover: CoverInPage;
}

/** Runs in the isolated world of each frame. May run again. */
export function installCover(): void {
  const world = globalThis as unknown as WorldWithCover;
  if (world.curbcutCover) return;
  const { curbcutRegistry: registry } = world;
  /** What is smaller, in pixels, is a trick and no control; what is larger than this part of the window is a region. */
  const least = 8;
  const most = 0.5;
  /** What is drawn around an element with the focus, in pixels. */
  const ring = 3;
  /** A control with what is drawn for it is no larger, in square pixels. */
  const widget = 100_000;
  /** In a document of more elements it takes long to find what lies at a place, and many frames are drawn meanwhile. */
  const manyElements = 3_000;
  /** Layers are listed so often, and so many of them are compared. */
  const mostLists = 5;
  const mostLayers = 500;
  let fading: Animation | null = null;
  let layers: Element[] | null = null;
  let lists = 0;
  new MutationObserver(() => {
    layers = null;
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'hidden', 'open'],
  });

  world.curbcutCover = {
    over(element) {
      const boxes = boxesOf(element);
      if (boxes.length === 0 || !mayBeCovered(element, boxes)) return null;
      let found: Element | null = null;
      for (const box of boxes)
        for (const [across, down] of sharesOf()) {
          const cover = coverAt(
            element,
            box.left + box.width * across,
            box.top + box.height * down,
          );
          if (!cover) return null;
          found ??= cover;
        }
      if (!found) return null;
      const root = rootOf(found, element);
      return isOneWidget(root, element)
        ? null
        : { element: registry.numberOf(root), words: wordsOf(root) };
    },
    fade(element) {
      const box = element.getBoundingClientRect();
      const left = Math.max(0, box.left - ring);
      const top = Math.max(0, box.top - ring);
      const right = Math.min(innerWidth, box.right + ring);
      const bottom = Math.min(innerHeight, box.bottom + ring);
      if (right - left < least || bottom - top < least) return null;
      fading = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 60_000 });
      return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
    },
    show() {
      fading?.cancel();
      fading = null;
    },
  };

  /** False: no layer overlaps it, in a large document. */
  function mayBeCovered(element: Element, boxes: readonly DOMRect[]): boolean {
    if (element.getRootNode() !== document) return true;
    if (document.getElementsByTagName('*').length <= manyElements) return true;
    if (layers === null && lists >= mostLists) return true;
    layers ??= listLayers();
    if (layers.length > mostLayers) return true;
    return layers.some((layer) => {
      if (layer.contains(element) || element.contains(layer)) return false;
      const { left, top, right, bottom } = layer.getBoundingClientRect();
      return boxes.some(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
    });
  }

  /** What is taken out of its place, or put before others. */
  function listLayers(): Element[] {
    lists += 1;
    return [...document.getElementsByTagName('*')].filter((one) => {
      const { position, zIndex, transform } = getComputedStyle(one);
      if (position === 'static') return transform !== 'none';
      return position !== 'relative' || zIndex !== 'auto';
    });
  }

  /** The middle first, as most elements show there. */
  function sharesOf(): [number, number][] {
    const [wide, high] = [
      [0.5, 0.04, 0.25, 0.75, 0.96],
      [0.5, 0.1, 0.9],
    ];
    return high.flatMap((down) => wide.map((across): [number, number] => [across, down]));
  }

  /** The parts of it in the window, with what stands out of it. */
  function boxesOf(element: Element): DOMRect[] {
    const own = [...element.getClientRects()];
    const inner = [...element.querySelectorAll('img, svg, span')].slice(0, 5);
    const all = [...own, ...inner.map((one) => one.getBoundingClientRect())];
    const parts = all.map(({ left, top, right, bottom }) => {
      const x = Math.max(0, left);
      const y = Math.max(0, top);
      return new DOMRect(x, y, Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y);
    });
    const drawn = parts.filter(({ width, height }) => width >= 2 && height >= 2);
    const { width, height } = element.getBoundingClientRect();
    const isControl = width >= least && height >= least && height < innerHeight * most;
    return isControl ? drawn : [];
  }

  /** The first thing over an element at a place that nothing shows through; null: there is none. */
  function coverAt(element: Element, x: number, y: number): Element | null {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    for (const root of rootsTo(element)) {
      const inside = root === element.getRootNode() ? element : hostIn(root, element);
      const first = root.elementFromPoint(x, y);
      // All that lies at a place takes long to find on a large page, and most elements are what comes first.
      if (first && (first.contains(inside) || inside.contains(first))) continue;
      for (const hit of root.elementsFromPoint(x, y)) {
        if (hit.contains(inside) || inside.contains(hit)) break;
        if (labels.some((label) => label.contains(hit))) return null;
        // What stands in a shadow tree is asked there: its host may show through.
        if (isSolid(hit.shadowRoot?.elementsFromPoint(x, y)[0] ?? hit)) return hit;
      }
    }
    return null;
  }

  /** The document and the shadow trees down to an element. */
  function rootsTo(element: Element): (Document | ShadowRoot)[] {
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot)) return [document];
    return [...rootsTo(root.host), root];
  }

  function hostIn(root: Node, element: Element): Element {
    let at = element;
    while (at.getRootNode() !== root) {
      const inner = at.getRootNode();
      if (!(inner instanceof ShadowRoot)) break;
      at = inner.host;
    }
    return at;
  }

  /** Pictures and frames may show through: that is looked at. */
  function isSolid(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (Number(getComputedStyle(at).opacity) < 0.98) return false;
    if (/^(img|video|canvas|iframe|picture)$/.test(element.localName)) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor);
    const isColor = alpha === null || Number(alpha[1] ?? alpha[2]) > 0.98;
    return isColor || backgroundImage !== 'none';
  }

  /** What a cover is part of: something that stays in its place, or else all of it that the element is not in. */
  function rootOf(cover: Element, element: Element): Element {
    let root = cover;
    let staying: Element | null = null;
    for (let at: Element | null = cover; at && !holds(at, element); at = at.parentElement) {
      root = at;
      if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) staying = at;
    }
    return staying ?? root;
  }

  function holds(one: Element, other: Element): boolean {
    return one.contains(hostIn(one.getRootNode(), other));
  }

  /** What is drawn for a control lies over it. */
  function isOneWidget(cover: Element, element: Element): boolean {
    if (/^(fixed|sticky)$/.test(getComputedStyle(cover).position)) return false;
    const around = cover.parentElement;
    if (!around) return false;
    const { width, height } = around.getBoundingClientRect();
    const stops = [
      ...around.querySelectorAll('a[href], button, input, select, textarea, [tabindex]'),
    ];
    return width * height < widget && stops.every((one) => one === element || cover.contains(one));
  }

  function wordsOf(element: Element): string {
    const words =
      element.getAttribute('aria-label') || (element as HTMLElement).innerText || element.id || '';
    const line = words.replace(/\s+/g, ' ').trim();
    return line.length > 60 ? `${line.slice(0, 59)}…` : line;
  }
}
