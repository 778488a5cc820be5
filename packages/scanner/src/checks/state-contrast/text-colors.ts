/** What a text in an element is drawn with, as far as styles tell. */
export interface TextColors {
  /** Its place among the texts of the element. */
  place: number;
  words: string;
  color: string;
  /** The boxes that it lies on, from its own on to one through which nothing is seen. */
  boxes: { color: string; opacity: number }[];
  /** CSS pixels. */
  size: number;
  weight: number;
}

/**
 * The colors of the first texts in each element; of an element on which something else may be painted than colors of boxes,
 * none. Runs in the frame's isolated world and stands alone.
 */
export function textColorsOf(...elements: Element[]): TextColors[][] {
  const mostTexts = 6;
  const mostInside = 60;
  const clear = /^(rgba\(.*, 0\)|transparent)$/;
  return elements.map((element) => {
    const inside = [element, ...[...element.querySelectorAll('*')].slice(0, mostInside)];
    if (inside.some((one) => paintsElsewhere(one, one !== element))) return [];
    return inside
      .filter((one) => ownText(one) !== '')
      .slice(0, mostTexts)
      .flatMap((one, place) => colorsOf(one, place) ?? []);
  });

  function ownText(element: Element): string {
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '')
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  }

  /** A box of a style sheet's own, or one that is put over or under the text: which is on top can't be told here. */
  function paintsElsewhere(element: Element, isInside: boolean): boolean {
    if (isInside) {
      const { position } = getComputedStyle(element);
      if ((position === 'absolute' || position === 'fixed') && paints(getComputedStyle(element)))
        return true;
    }
    return ['::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return style.content !== 'none' && style.content !== 'normal' && paints(style);
    });
  }

  function paints({ backgroundColor, backgroundImage, boxShadow }: CSSStyleDeclaration): boolean {
    return !clear.test(backgroundColor) || backgroundImage !== 'none' || boxShadow !== 'none';
  }

  function colorsOf(element: Element, place: number): TextColors | null {
    const style = getComputedStyle(element);
    if (!element.checkVisibility({ visibilityProperty: true })) return null;
    if (
      style.textShadow !== 'none' ||
      style.getPropertyValue('-webkit-text-stroke-width') !== '0px'
    )
      return null;
    const around: CSSStyleDeclaration[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      around.push(getComputedStyle(at));
    if (around.some((one) => one.filter !== 'none' || one.mixBlendMode !== 'normal')) return null;
    const lastSheer = around.findLastIndex(({ opacity }) => Number(opacity) < 1);
    const boxes: TextColors['boxes'] = [];
    for (const [at, box] of around.entries()) {
      const { backgroundColor, backgroundImage, backgroundClip, boxShadow, position } = box;
      if (boxShadow.includes('inset') || backgroundClip === 'text') return null;
      if (backgroundImage !== 'none') return null;
      boxes.push({ color: backgroundColor, opacity: Number(box.opacity) });
      const isOpaque = !/^rgba\(|\/ /.test(backgroundColor) && !clear.test(backgroundColor);
      if (isOpaque && at > lastSheer) break;
      // It may lie on anything of the page.
      if (position === 'absolute' || position === 'fixed') return null;
    }
    return {
      place,
      words: ownText(element).slice(0, 80),
      color: style.getPropertyValue('-webkit-text-fill-color') || style.color,
      boxes,
      size: Number.parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
    };
  }
}
