import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Declaration } from '../style-change.ts';

export interface WideDeclaration extends Declaration {
  element: number;
  /** The opening tag of an element inside the one that was asked for, or around it; null: that one itself. */
  of: { tag: string; where: 'inside' | 'around' } | null;
}

/**
 * Declarations without which an element would end where the screen ends, each tried on the page and taken back: of a row that
 * it stands in and that does not wrap, of the element itself, else of what is inside it. Runs in the page's isolated world, in a narrow window, and stands alone.
 */
export function findWideDeclarations(
  number: number,
  options: { width: number; tolerance: number },
): WideDeclaration[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const maxInside = 40;
  const wide = registry.elements[number];
  if (!(wide instanceof HTMLElement)) return [];
  const row = rowAround(wide);
  if (row && holdsWith(row, wide, { property: 'flex-wrap', before: 'nowrap', after: 'wrap' }))
    return [
      {
        property: 'flex-wrap',
        before: 'nowrap',
        after: 'wrap',
        element: registry.numberOf(row),
        of: { tag: tagOf(row), where: 'around' },
      },
    ];
  const own = holding(wide, wide);
  if (own.length > 0) return own.map((one) => ({ ...one, element: number, of: null }));
  const inside = [...wide.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element instanceof HTMLElement && reachesOut(element),
  );
  for (const element of inside.slice(0, maxInside)) {
    const found = holding(element, wide);
    if (found.length === 0) continue;
    const numberInside = registry.numberOf(element);
    const of = { tag: tagOf(element), where: 'inside' } as const;
    return found.map((one) => ({ ...one, element: numberInside, of }));
  }
  return [];

  function holding(element: HTMLElement, outer: HTMLElement): Declaration[] {
    return declarationsOf(element).filter((one) => holdsWith(element, outer, one));
  }

  function holdsWith(element: HTMLElement, outer: HTMLElement, { property, after }: Declaration) {
    const before = element.getAttribute('style');
    element.style.setProperty(property, after);
    const holds = !reachesOut(outer);
    if (before === null) element.removeAttribute('style');
    else element.setAttribute('style', before);
    return holds;
  }

  /** What stands beside others in a row that is too narrow for all of them. */
  function rowAround(element: HTMLElement): HTMLElement | null {
    let row = element.parentElement;
    for (let depth = 0; row && row !== document.body && depth < 3; depth += 1) {
      const { display, flexWrap, flexDirection } = getComputedStyle(row);
      const isRow = display.endsWith('flex') && !flexDirection.startsWith('column');
      if (isRow && flexWrap === 'nowrap' && row.childElementCount > 1) return row;
      row = row.parentElement;
    }
    return null;
  }

  function tagOf(element: Element): string {
    const html = (element.cloneNode(false) as Element).outerHTML;
    return html.slice(0, html.lastIndexOf('</')).slice(0, 200);
  }

  /** A word that no screen has room for may be broken; to break others makes a column of letters of a row. */
  function hasLongWord(element: HTMLElement): boolean {
    const before = element.getAttribute('style');
    element.style.setProperty('width', 'min-content', 'important');
    element.style.setProperty('min-width', '0', 'important');
    element.style.setProperty('flex', 'none', 'important');
    const isLong = element.getBoundingClientRect().width > options.width;
    if (before === null) element.removeAttribute('style');
    else element.setAttribute('style', before);
    return isLong;
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
      ...(style.overflowWrap === 'normal' && hasLongWord(element)
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
