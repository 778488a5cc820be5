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
      isUnseen(style.outlineColor, pseudo ? element : element.parentElement);
    return names
      .filter((name) => !(hasNoOutline && name.startsWith('outline')))
      .map((name) => style.getPropertyValue(name))
      .join(';');
  };
  /** Transparent, or of the very color of what is behind it. */
  const isUnseen = (color: string, behind: Element | null) => {
    if (/^rgba\(.*, 0\)$|^transparent$/.test(color)) return true;
    for (let at = behind; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return false;
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor === color;
    }
    return color === 'rgb(255, 255, 255)';
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
    // Hosts draw the focus of what is in them, by styles and by scripts: there it can't be told, and counts as seen.
    if (element.getRootNode() !== document) return String(performance.now());
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
}
