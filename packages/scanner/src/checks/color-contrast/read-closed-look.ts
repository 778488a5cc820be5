/** How an element would be drawn, as style sheets say. */
export interface ClosedLook {
  /** As `rgb()`; empty where more than plain colors is drawn. */
  color: string;
  ground: string;
  /** Of the letters, in CSS pixels. */
  size: number;
  weight: number;
}

/** Runs in the frame's isolated world. */
export function readClosedLook(...elements: Element[]): ClosedLook[] {
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const isPlain =
      style.backgroundImage === 'none' &&
      style.textShadow === 'none' &&
      style.mixBlendMode === 'normal' &&
      style.backgroundClip === 'border-box' &&
      style.display !== 'none' &&
      style.visibility === 'visible' &&
      style.clipPath === 'none' &&
      style.animationName === 'none' &&
      isSolid(element);
    return {
      color: isPlain ? style.getPropertyValue('-webkit-text-fill-color') : '',
      ground: isPlain ? style.backgroundColor : '',
      size: Number.parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
    };
  });

  function isSolid(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { opacity, filter } = getComputedStyle(at);
      if (opacity !== '1' || filter !== 'none') return false;
    }
    return true;
  }
}
