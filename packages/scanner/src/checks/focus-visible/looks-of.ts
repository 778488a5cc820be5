/** What is seen of each element, what is in it and what is next to it. Runs in the frame's isolated world. */
export function looksOf(...elements: Element[]): string[] {
  const names = [
    'color',
    'background-color',
    'background-image',
    'background-position',
    'border-top-color',
    'border-right-color',
    'border-bottom-color',
    'border-left-color',
    'border-top-width',
    'border-bottom-width',
    'border-left-width',
    'border-top-style',
    'border-bottom-style',
    'outline-color',
    'outline-style',
    'outline-width',
    'box-shadow',
    'text-decoration-line',
    'text-decoration-color',
    'text-decoration-thickness',
    'text-shadow',
    'font-weight',
    'font-size',
    'opacity',
    'transform',
    'scale',
    'translate',
    'filter',
    'fill',
    'stroke',
    'visibility',
    'display',
    'clip-path',
    'width',
    'height',
    'content',
  ];
  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    // Nothing is drawn there, whatever its other styles are.
    if (pseudo && style.content === 'none') return '';
    const hasNoOutline =
      style.outlineStyle === 'none' ||
      Number.parseFloat(style.outlineWidth) === 0 ||
      isTransparent(style.outlineColor) ||
      // The ring of the browser itself is light and dark, on whatever it is drawn.
      (style.outlineStyle !== 'auto' &&
        isUnseen(style.outlineColor, pseudo || isInside(style) ? element : outerOf(element)));
    return names
      .filter((name) => !(hasNoOutline && name.startsWith('outline')))
      .map((name) => style.getPropertyValue(name))
      .join(';');
  };
  /** What it stands in, its slot and the host of its shadow tree included. */
  function outerOf(element: Element): Element | null {
    const root = element.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : null;
    return element.assignedSlot ?? element.parentElement ?? host;
  }
  const isTransparent = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color);
  /** Drawn on the element itself, and not around it. */
  const isInside = ({ outlineOffset, outlineWidth }: CSSStyleDeclaration) =>
    Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) <= 0;
  const luminanceOf = (color: string): number | null => {
    const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
    if (!parts) return null;
    const linear = parts.slice(1).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  /** Thin lines of so little contrast are not told apart by anybody. */
  const leastContrast = 1.5;
  const isAlmost = (one: string, other: string) => {
    const [a, b] = [luminanceOf(one), luminanceOf(other)];
    if (a === null || b === null) return one === other;
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < leastContrast;
  };
  /** Almost of the color of what is behind it. */
  const isUnseen = (color: string, behind: Element | null) => {
    for (let at = behind; at; at = outerOf(at)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return false;
      if (!isTransparent(backgroundColor)) return isAlmost(backgroundColor, color);
    }
    return isAlmost('rgb(255, 255, 255)', color);
  };
  /** Neighbors are near to several of the elements, and look the same to each of them. */
  const known = new Map<Element, string>();
  const lookOf = (element: Element) => {
    const look =
      known.get(element) ??
      [styleOf(element), styleOf(element, '::before'), styleOf(element, '::after')].join('|');
    known.set(element, look);
    return look;
  };
  return elements.map((element) => {
    // It has the focus already, and with it its mark: there is no look without to compare with. The keyboard tells more.
    const root = element.getRootNode() as Document | ShadowRoot;
    if (element === root.activeElement) return String(performance.now());
    if (root !== document) {
      const near = inShadow(element);
      // A host that hands the focus on has it as well: what is drawn of that can't be told, and counts as seen.
      const handsOn = near.some((one) => one.shadowRoot?.delegatesFocus);
      return handsOn ? String(performance.now()) : near.map(lookOf).join('\n');
    }
    const near = [
      element,
      ...[...element.querySelectorAll('*')].slice(0, 12),
      ...(element.parentElement
        ? [element.parentElement, element.parentElement.parentElement]
        : []),
      element.nextElementSibling,
      element.nextElementSibling?.firstElementChild,
      element.nextElementSibling?.nextElementSibling,
      element.previousElementSibling,
    ].filter((one): one is Element => one instanceof Element);
    return near.map(lookOf).join('\n');
  });

  /** Anything around it up to its host, and what stands beside that, may show the focus. */
  function inShadow(element: Element): Element[] {
    const around: Element[] = [];
    for (let at: Element | null = element, step = 0; at && step < 8; at = outerOf(at), step += 1)
      around.push(at);
    const beside = around.flatMap((one) => [
      one.previousElementSibling,
      one.nextElementSibling,
      one.nextElementSibling?.nextElementSibling,
    ]);
    const all = [...element.querySelectorAll('*')]
      .slice(0, 12)
      .concat(around, ...beside.filter((one) => one instanceof Element));
    return [...new Set(all)];
  }
}
