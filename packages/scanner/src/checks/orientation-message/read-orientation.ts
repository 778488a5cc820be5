import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/** How a text stands in the window, as it is held now. */
export interface TextInWindow {
  /** It is in sight, and nothing beside it takes it away. */
  isShown: boolean;
  /** The share of the window, from 0 to 1, that is covered by the layer in which it lies over the page. */
  share: number;
  /** Characters that the page shows beside it. */
  others: number;
}

/** Runs in the page's isolated world. */
export function readOrientation(elements: readonly number[]): TextInWindow[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const all = lengthOf(document.body as HTMLElement | null);
  return elements.map((number) => {
    const element = registry.elements[number];
    if (!(element instanceof HTMLElement) || !element.isConnected)
      return { isShown: false, share: 0, others: all };
    const box = element.getBoundingClientRect();
    const isShown =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      box.width > 20 &&
      box.height > 8 &&
      box.top < innerHeight &&
      box.bottom > 0 &&
      box.left < innerWidth &&
      box.right > 0;
    const layer = layerOf(element);
    return {
      isShown: isShown && !letsGoOn(layer ?? element.parentElement ?? element),
      share: isShown && layer ? shareOf(layer) : 0,
      others: all - (isShown ? lengthOf(element) : 0),
    };
  });

  function lengthOf(element: HTMLElement | null): number {
    return element?.innerText.replace(/\s+/g, '').length ?? 0;
  }

  /** A message with a button lets people go on as they hold the device. */
  function letsGoOn(around: Element): boolean {
    if (around === document.body) return false;
    return [...around.querySelectorAll('button, [role="button"], input[type="button"]')]
      .slice(0, 20)
      .some((button) => button.checkVisibility({ visibilityProperty: true }));
  }

  /** What lies over the page and holds it, itself or around it. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/absolute|fixed/.test(getComputedStyle(at).position)) return at;
    return null;
  }

  function shareOf(root: Element): number {
    const steps = 8;
    let hits = 0;
    for (let row = 0; row < steps; row += 1)
      for (let column = 0; column < steps; column += 1) {
        const x = ((column + 0.5) / steps) * innerWidth;
        const y = ((row + 0.5) / steps) * innerHeight;
        if (root.contains(document.elementFromPoint(x, y))) hits += 1;
      }
    return hits / steps ** 2;
  }
}
