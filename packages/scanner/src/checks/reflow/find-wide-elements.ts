import type { WorldWithRegistry } from '../../engines/element-registry.ts';

export interface WideElement {
  /** Its number in the frame's registry. */
  element: number;
  /** CSS pixels from the left edge of the page to the right edge of the element. */
  right: number;
}

/**
 * The outermost elements with text that make the page wider than the screen. What may need two dimensions (tables,
 * images, code, maps, editors) and what scrolls or is cut inside its own box is left out. Runs in the page's
 * isolated world and stands alone.
 */
export function findWideElements(options: {
  width: number;
  tolerance: number;
  maxElements: number;
}): WideElement[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const limit = options.width + options.tolerance;
  const scroller = document.scrollingElement;
  const body = document.body as HTMLElement | null;
  if (!scroller || !body || scroller.scrollWidth <= limit) return [];
  if ([scroller, body].some((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))) {
    return [];
  }
  const mayBeWide =
    'table,pre,code,img,picture,video,audio,svg,canvas,iframe,frameset,object,embed,textarea,math,[role="grid"],[role="table"],[role="toolbar"],[role="application"],[contenteditable]';
  const wide: WideElement[] = [];
  look(body);
  return wide;

  function look(element: Element): void {
    if (wide.length >= options.maxElements || element.matches(mayBeWide)) return;
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const { left, right, width } = element.getBoundingClientRect();
    const reach = right + window.scrollX;
    if (reach > limit && left + window.scrollX < limit && width > 0 && isTooWide(element, width)) {
      wide.push({ element: registry.numberOf(element), right: Math.round(reach) });
      return;
    }
    const keepsInside = element !== body && style.overflowX !== 'visible';
    if (!keepsInside) for (const child of element.children) look(child);
  }

  /** A box that is wide only because of what it may hold is not to blame; one that holds text of its own width is. */
  function isTooWide(element: Element, width: number): boolean {
    if (
      element.querySelector(mayBeWide) &&
      [...element.querySelectorAll(mayBeWide)].some(reachesOut)
    ) {
      return false;
    }
    const text = element instanceof HTMLElement ? element.innerText.trim() : '';
    return text !== '' && width > 24;
  }

  function reachesOut(element: Element): boolean {
    return element.getBoundingClientRect().right + window.scrollX > limit;
  }
}
