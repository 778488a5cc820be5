import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Declaration } from '../style-change.ts';

export interface WideDeclaration extends Declaration {
  element: number;
  /** The opening tag of an element inside the one that was asked for; null: that one itself. */
  inside: string | null;
}

/**
 * Declarations without which an element would end where the screen ends, each tried on the page and taken back: of the
 * element itself, else of what is inside it. Runs in the page's isolated world, in a narrow window, and stands alone.
 */
export function findWideDeclarations(
  number: number,
  options: { width: number; tolerance: number },
): WideDeclaration[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const maxInside = 40;
  const wide = registry.elements[number];
  if (!(wide instanceof HTMLElement)) return [];
  const own = holding(wide, wide);
  if (own.length > 0) return own.map((one) => ({ ...one, element: number, inside: null }));
  const inside = [...wide.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element instanceof HTMLElement && reachesOut(element),
  );
  for (const element of inside.slice(0, maxInside)) {
    const found = holding(element, wide);
    if (found.length === 0) continue;
    const html = (element.cloneNode(false) as Element).outerHTML;
    const tag = html.slice(0, html.lastIndexOf('</')).slice(0, 200);
    const numberInside = registry.numberOf(element);
    return found.map((one) => ({ ...one, element: numberInside, inside: tag }));
  }
  return [];

  function holding(element: HTMLElement, outer: HTMLElement): Declaration[] {
    return declarationsOf(element).filter(({ property, after }) => {
      const before = element.getAttribute('style');
      element.style.setProperty(property, after);
      const holds = !reachesOut(outer);
      if (before === null) element.removeAttribute('style');
      else element.setAttribute('style', before);
      return holds;
    });
  }

  /** What could make an element wide, the likeliest first. */
  function declarationsOf(element: HTMLElement): Declaration[] {
    const style = getComputedStyle(element);
    const declared = element.computedStyleMap();
    const atMost = (property: string): Declaration[] => {
      const before = String(declared.get(property));
      return /^[\d.]+(px|vw)$/.test(before) && before !== '0px'
        ? [{ property, before, after: `min(${before}, 100%)` }]
        : [];
    };
    return [
      ...atMost('min-width'),
      ...atMost('width'),
      ...(/^(nowrap|pre)$/.test(style.whiteSpace)
        ? [{ property: 'white-space', before: style.whiteSpace, after: 'normal' }]
        : []),
      ...(style.display.endsWith('flex') && style.flexWrap === 'nowrap'
        ? [{ property: 'flex-wrap', before: 'nowrap', after: 'wrap' }]
        : []),
      ...(style.display.endsWith('grid')
        ? [
            {
              property: 'grid-template-columns',
              before: style.gridTemplateColumns,
              after: 'minmax(0, 1fr)',
            },
          ]
        : []),
      ...(style.overflowWrap === 'normal'
        ? [{ property: 'overflow-wrap', before: 'normal', after: 'anywhere' }]
        : []),
      ...(style.transform === 'none'
        ? []
        : [{ property: 'transform', before: style.transform, after: 'none' }]),
    ];
  }

  function reachesOut(element: Element): boolean {
    const { left, right } = element.getBoundingClientRect();
    return (
      right + window.scrollX > options.width + options.tolerance ||
      left + window.scrollX < -options.tolerance
    );
  }
}
