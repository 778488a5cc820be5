import type { WorldWithRegistry } from '../../engines/element-registry.ts';

/**
 * Elements with text in parts that are closed by their markup, whose style sheets give them more width than the screen has: they
 * will reach beyond it when a script shows the part. Runs in the page's isolated world and stands alone.
 */
export function findWideClosed(options: {
  width: number;
  tolerance: number;
  maxElements: number;
}): { element: number; beyond: number }[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const mayBeWide =
    'table,pre,code,img,picture,video,audio,svg,canvas,iframe,object,embed,textarea,math,[role="grid"],[role="table"],[role="toolbar"],[role="application"],[contenteditable]';
  const most = 400;
  const found: { element: number; beyond: number }[] = [];
  const outermost: Element[] = [];
  for (const part of document.querySelectorAll('[hidden]')) {
    // What a style sheet shows all the same is drawn, and looked at there.
    if (part.checkVisibility() || !isInFlow(part) || part.parentElement?.closest('[hidden]'))
      continue;
    if (!part.parentElement?.checkVisibility()) continue;
    for (const element of [part, ...part.querySelectorAll('*')].slice(0, most)) {
      if (found.length >= options.maxElements) return found;
      if (outermost.some((one) => one.contains(element))) continue;
      const beyond = widthOf(element) - options.width;
      if (beyond <= options.tolerance || !hasText(element) || isKeptInside(element, part)) continue;
      outermost.push(element);
      found.push({ element: registry.numberOf(element), beyond: Math.round(beyond) });
    }
  }
  return found;

  /** In pixels, where style sheets give it so and nothing makes it narrower. */
  function widthOf(element: Element): number {
    const { minWidth, width, maxWidth, display } = getComputedStyle(element);
    if (display === 'none' && !element.hasAttribute('hidden')) return 0;
    if (display.startsWith('inline') && !/flex|grid|block/.test(display)) return 0;
    const least = /^[\d.]+px$/.test(minWidth) ? Number.parseFloat(minWidth) : 0;
    // In a flexible row or a grid it may be made narrower all the same.
    const around = element.parentElement && getComputedStyle(element.parentElement).display;
    const mayShrink = /flex|grid/.test(around ?? '');
    const isFixed = /^[\d.]+px$/.test(width) && maxWidth === 'none' && !mayShrink;
    return Math.max(least, isFixed ? Number.parseFloat(width) : 0);
  }

  function hasText(element: Element): boolean {
    if (element.matches(mayBeWide) || element.querySelector(mayBeWide)) return false;
    return (element.textContent ?? '').trim().length > 20;
  }

  function isInFlow(element: Element): boolean {
    return /^(static|relative)$/.test(getComputedStyle(element).position);
  }

  /** It scrolls by itself, is cut off, or is put elsewhere. */
  function isKeptInside(element: Element, part: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position, transform, float } = getComputedStyle(at);
      if (at !== element && overflowX !== 'visible') return true;
      if (at === element && /auto|scroll/.test(overflowX)) return true;
      if (/absolute|fixed|sticky/.test(position) || transform !== 'none' || float !== 'none')
        return true;
      if (at === part.parentElement) break;
    }
    return false;
  }
}
