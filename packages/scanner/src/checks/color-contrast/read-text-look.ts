/** How the letters of an element are drawn. */
export interface TextLook {
  /** Red, green and blue from 0 to 255, and how opaque from 0 to 1. */
  color: [number, number, number, number];
  /** Colors of what is drawn behind and beside the letters, the nearest to the eye first. */
  shadows: [number, number, number, number][];
  /** Opacity, filters or outlines of letters: the color that is seen is not known. */
  isMixed: boolean;
  /** Of the element, in CSS pixels of its document. */
  x: number;
  y: number;
}

/** Runs in the frame's isolated world. */
export function readTextLook(...elements: Element[]): TextLook[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<Element, boolean>();
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const { left, top } = element.getBoundingClientRect();
    return {
      color: toSrgb(style.getPropertyValue('-webkit-text-fill-color')),
      shadows: colorsIn(style.textShadow).map(toSrgb),
      isMixed: Number.parseFloat(style.webkitTextStrokeWidth) > 0 || isMixed(element),
      x: left + scrollX,
      y: top + scrollY,
    };
  });

  /** Computed shadows begin with their color, in a notation with brackets. */
  function colorsIn(shadow: string): string[] {
    return shadow.match(/[a-z-]+\([^)]*\)/g) ?? [];
  }

  function toSrgb(color: string): [number, number, number, number] {
    const parts = /^rgba?\(([^)]+)\)$/
      .exec(color)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number);
    const [red, green, blue, alpha = 1] = parts ?? [];
    if (red !== undefined && green !== undefined && blue !== undefined)
      return [red, green, blue, alpha];
    if (!context) return [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  }

  function isMixed(element: Element): boolean {
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const parent = parentOf(element);
    const own =
      Number(style.opacity) < 1 || style.filter !== 'none' || style.mixBlendMode !== 'normal';
    const mixed = own || (parent !== null && isMixed(parent));
    known.set(element, mixed);
    return mixed;
  }

  function parentOf(node: Element): Element | null {
    if (node.assignedSlot) return node.assignedSlot;
    const parent = node.parentNode;
    return parent instanceof ShadowRoot ? parent.host : node.parentElement;
  }
}
