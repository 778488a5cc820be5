import type { WorldWithRegistry } from '../../engines/element-registry.ts';

export interface PaintedColors {
  /** As the browser computes it, `rgb(1, 2, 3)`. */
  text: string;
  /** Null where nothing but the browser itself paints one. */
  background: string | null;
  /** What paints the background, below the page itself; null where that is the page. */
  painter: { element: number; isText: boolean } | null;
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
  let background: string | null = null;
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const style = getComputedStyle(node);
    if (style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal')
      return null;
    if (background !== null || /^rgba\(.*, 0\)$/.test(style.backgroundColor)) {
      if (background === null && style.backgroundImage !== 'none') return null;
      continue;
    }
    if (style.backgroundImage !== 'none' || !isPlain(style.backgroundColor)) return null;
    background = style.backgroundColor;
    if (node !== document.documentElement && node !== document.body) {
      painter = {
        element: registry.numberOf(node),
        isText: node === element,
      };
    }
  }
  return { text, background, painter };

  function isPlain(color: string): boolean {
    return color.startsWith('rgb(');
  }

  function parentOf(node: Element): Element | null {
    if (node.assignedSlot) return node.assignedSlot;
    const parent = node.parentNode;
    return parent instanceof ShadowRoot ? parent.host : node.parentElement;
  }
}
