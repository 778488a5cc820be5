/** What an element itself is drawn with that may be a sign of the focus: computed styles. */
export interface Sign {
  outline: { style: string; width: number; color: string; isInside: boolean };
  shadow: string;
  background: string;
  border: { width: number; color: string };
  /** The color behind it; null: a picture, or several colors. */
  behind: string | null;
  /** All else that is drawn of it. */
  others: string;
}

export interface WorldWithSign {
  curbcutSign: (element: Element) => Sign;
}

/** Runs in the isolated world of each frame. May run again. */
export function installSign(): void {
  const world = globalThis as unknown as WorldWithSign;
  world.curbcutSign = (element) => {
    const style = getComputedStyle(element);
    const width = Number.parseFloat(style.outlineWidth) || 0;
    return {
      outline: {
        style: style.outlineStyle,
        width,
        color: style.outlineColor,
        isInside: (Number.parseFloat(style.outlineOffset) || 0) + width <= 0,
      },
      shadow: style.boxShadow,
      background: `${style.backgroundColor} ${style.backgroundImage}`,
      border: {
        width: Number.parseFloat(style.borderBottomWidth) || 0,
        color: style.borderBottomColor,
      },
      behind: behind(element),
      others: [
        style.color,
        style.borderTopColor === style.borderBottomColor,
        style.borderBottomWidth,
        style.textDecoration,
        style.textShadow,
        style.opacity,
        style.transform,
        style.filter,
        pseudo(element, '::before'),
        pseudo(element, '::after'),
      ].join(';'),
    };
  };

  /** Each of its styles that is asked takes as long as all of an element's: one without content is asked no more. */
  function pseudo(element: Element, name: string): string {
    const style = getComputedStyle(element, name);
    const { content } = style;
    if (/^(none|normal)$/.test(content)) return '';
    return `${content} ${style.backgroundColor} ${style.borderBottomColor} ${style.opacity}`;
  }

  function behind(element: Element): string | null {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return null;
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }
}
