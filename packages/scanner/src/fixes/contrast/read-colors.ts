import type { WorldWithRegistry } from '../../engines/element-registry.ts';

export interface PaintedColors {
  /** As the browser computes it, `rgb(1, 2, 3)`. */
  text: string;
  /** What paints the background, below the page itself; null where that is the page. */
  painter: { element: number; color: string; isText: boolean } | null;
}

/**
 * The colors behind a text; null where any of them is not plain: transparent, an image or a gradient, or mixed with what is
 * below. Runs in the page's isolated world and stands alone.
 */
export function readColors(number: number): PaintedColors | null {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const element = registry.elements[number];
  if (!element) return null;
  const text = getComputedStyle(element).color;
  if (!isPlain(text)) return null;
  let painter: PaintedColors['painter'] = null;
  let isFound = false;
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const style = getComputedStyle(node);
    if (style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal')
      return null;
    if (isFound || /^rgba\(.*, 0\)$/.test(style.backgroundColor)) {
      if (!isFound && style.backgroundImage !== 'none') return null;
      continue;
    }
    if (style.backgroundImage !== 'none' || !isPlain(style.backgroundColor)) return null;
    isFound = true;
    if (node !== document.documentElement && node !== document.body) {
      painter = {
        element: registry.numberOf(node),
        color: style.backgroundColor,
        isText: node === element,
      };
    }
  }
  return { text, painter };

  function isPlain(color: string): boolean {
    return color.startsWith('rgb(');
  }

  function parentOf(node: Element): Element | null {
    if (node.assignedSlot) return node.assignedSlot;
    const parent = node.parentNode;
    return parent instanceof ShadowRoot ? parent.host : node.parentElement;
  }
}
