/** Where an element is, and what decides about where the browser scrolls for it. CSS pixels. */
export interface Place {
  /** From the top of the document, as the page is scrolled now. */
  top: number;
  height: number;
  left: number;
  width: number;
  position: string;
  /** Distances that a sticky element keeps; null where it keeps none. */
  keepsTop: number | null;
  keepsBottom: number | null;
  /** Where that ends in which a sticky element may move. */
  endOfParent: number;
  /** Order in which it is drawn: what is higher covers what is lower. */
  layer: number;
  isOpaque: boolean;
  /** Nothing else is drawn over it now. */
  isOnTop: boolean;
  /** It stands in something that scrolls by itself. */
  scrollsApart: boolean;
  scrollMargins: [top: number, bottom: number];
  page: {
    width: number;
    height: number;
    scrolledY: number;
    mostScrollY: number;
    paddings: [top: number, bottom: number];
  };
}

/** Runs in the frame's isolated world. */
export function placesOf(...elements: Element[]): Place[] {
  const px = (value: string) => Number.parseFloat(value) || 0;
  const distance = (value: string) => (value === 'auto' ? null : px(value));
  const scroller = document.scrollingElement ?? document.documentElement;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const ofRoot = getComputedStyle(document.documentElement);
  const padding = (value: string) =>
    value.endsWith('%') ? (px(value) * innerHeight) / 100 : px(value);
  const page: Place['page'] = {
    width,
    // In quirks mode the root element is as high as the document.
    height: Math.min(height, innerHeight),
    scrolledY: scrollY,
    mostScrollY: Math.max(0, scroller.scrollHeight - innerHeight),
    paddings: [padding(ofRoot.scrollPaddingTop), padding(ofRoot.scrollPaddingBottom)],
  };
  const isSolid = (element: Element) => {
    const { backgroundColor, opacity, backgroundImage } = getComputedStyle(element);
    const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor);
    const isColor = alpha === null || Number(alpha[1] ?? alpha[2]) > 0.98;
    return px(opacity) === 1 && (isColor || /^url|gradient/.test(backgroundImage));
  };
  const isOpaque = (element: Element, box: DOMRect) =>
    isSolid(element) ||
    [...element.children].slice(0, 3).some((child) => {
      const inner = child.getBoundingClientRect();
      return isSolid(child) && inner.width >= box.width - 2 && inner.height >= box.height * 0.9;
    });
  const isOnTop = (element: Element, { left, top, width: wide, height: high }: DOMRect) => {
    const middle = top + high / 2;
    if (middle < 0 || middle > innerHeight) return true;
    const shares = [0.1, 0.5, 0.9].map((share) =>
      document.elementFromPoint(Math.max(1, left + wide * share), middle),
    );
    return shares.filter((hit) => hit === null || element.contains(hit)).length >= 2;
  };
  const boxOf = (element: Element) => {
    const boxes = [element, ...[...element.querySelectorAll('img, svg, span')].slice(0, 5)]
      .map((one) => one.getBoundingClientRect())
      .filter((one) => one.width > 2 && one.height > 2);
    const top = Math.min(...boxes.map((one) => one.top));
    return { top, bottom: Math.max(...boxes.map((one) => one.bottom)) };
  };
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const stays = style.position === 'fixed' || style.position === 'sticky';
    const drawn = stays ? box : boxOf(element);
    let layer = 0;
    let scrollsApart = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = getComputedStyle(at);
      if (own.position !== 'static' && own.zIndex !== 'auto') layer = Number(own.zIndex);
      const isApart = at !== element && at !== document.body && at !== document.documentElement;
      if (isApart && /auto|scroll|hidden|clip/.test(own.overflowY)) scrollsApart = true;
    }
    return {
      top: drawn.top + scrollY,
      height: drawn.bottom - drawn.top,
      left: box.left,
      width: box.width,
      position: style.position,
      keepsTop: distance(style.top),
      keepsBottom: distance(style.bottom),
      endOfParent: (element.parentElement?.getBoundingClientRect().bottom ?? 0) + scrollY,
      layer,
      isOpaque: stays && isOpaque(element, box),
      isOnTop: stays && isOnTop(element, box),
      scrollsApart,
      scrollMargins: [px(style.scrollMarginTop), px(style.scrollMarginBottom)],
      page,
    };
  });
}
