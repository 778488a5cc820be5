import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Declaration } from '../style-change.ts';

/** What would be written for one element. */
interface ChangedElement {
  element: number;
  /** A selector that finds it alone, as short as may be, for example `nav.main`. */
  selector: string;
  /** The opening tag of an element inside the one that was asked for, or around it; null: that one itself. */
  of: { tag: string; where: 'inside' | 'around' } | null;
  declarations: Declaration[];
}

interface Part {
  element: HTMLElement;
  declarations: readonly Declaration[];
}

/** One change of style that takes one or two elements. */
export type ReflowChange = ChangedElement[];

/**
 * Changes of style with which an element would end where the screen ends, each tried on the page and taken back: of a row that
 * it stands in and that does not wrap, of the element itself, of both, else of what is inside it. Those with which the whole
 * page fits the screen come first. Runs in the page's isolated world, in a narrow window, and stands alone.
 */
export function findReflowChanges(
  number: number,
  options: { width: number; tolerance: number },
): ReflowChange[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const maxInside = 40;
  /** A word that takes so much of the screen has no room beside anything. */
  const longShare = 0.8;
  const wrap: Declaration = { property: 'flex-wrap', before: 'nowrap', after: 'wrap' };
  const wide = registry.elements[number];
  if (!(wide instanceof HTMLElement)) return [];
  const row = rowAround(wide);
  const wrapped: Part[] = row ? [{ element: row, declarations: [wrap] }] : [];
  const own = changesOf(wide).map((declarations): Part => ({ element: wide, declarations }));
  const outside = [
    ...(row ? [wrapped] : []),
    ...own.map((part) => [part]),
    ...(row ? own.map((part) => [...wrapped, part]) : []),
  ];
  const found = outside.flatMap(tried);
  if (found.length > 0) return inOrder(found);
  const inside = [...wide.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element instanceof HTMLElement && reachesOut(element),
  );
  for (const element of inside.slice(0, maxInside)) {
    const within = changesOf(element).flatMap((declarations) => tried([{ element, declarations }]));
    if (within.length > 0) return inOrder(within);
  }
  return [];

  function inOrder(some: { parts: readonly Part[]; fits: boolean }[]): ReflowChange[] {
    return [...some.filter(({ fits }) => fits), ...some.filter(({ fits }) => !fits)].map(
      ({ parts }) => parts.map(describe),
    );
  }

  function describe({ element, declarations }: Part): ChangedElement {
    const where = element.contains(wide as Element) ? 'around' : 'inside';
    return {
      element: registry.numberOf(element),
      selector: selectorOf(element),
      of: element === wide ? null : { tag: tagOf(element), where },
      declarations: [...declarations],
    };
  }

  /** With whether the page needs no scrolling sideways then; empty where the element is as wide as before. */
  function tried(parts: readonly Part[]): { parts: readonly Part[]; fits: boolean }[] {
    const undo = parts.map(({ element, declarations }) => styled(element, declarations));
    const holds = !reachesOut(wide as Element);
    const pageWidth = document.scrollingElement?.scrollWidth ?? 0;
    for (const back of undo.reverse()) back();
    return holds ? [{ parts, fits: pageWidth <= options.width + options.tolerance }] : [];
  }

  function styled(element: HTMLElement, declarations: readonly Declaration[]): () => void {
    const before = element.getAttribute('style');
    for (const { property, after } of declarations) element.style.setProperty(property, after);
    return () => {
      // Chromium leaves an empty attribute where it was not asked for what a script has set.
      if (element.getAttribute('style') !== null && before === null)
        element.removeAttribute('style');
      else if (before !== null) element.setAttribute('style', before);
    };
  }

  /** What stands beside others in a row that is too narrow for all of them. */
  function rowAround(element: HTMLElement): HTMLElement | null {
    let outer = element.parentElement;
    for (let depth = 0; outer && outer !== document.body && depth < 3; depth += 1) {
      const { display, flexWrap, flexDirection } = getComputedStyle(outer);
      const isRow = display.endsWith('flex') && !flexDirection.startsWith('column');
      if (isRow && flexWrap === 'nowrap' && outer.childElementCount > 1) return outer;
      outer = outer.parentElement;
    }
    return null;
  }

  function tagOf(element: Element): string {
    const html = (element.cloneNode(false) as Element).outerHTML;
    return html.slice(0, html.lastIndexOf('</')).slice(0, 200);
  }

  function selectorOf(element: Element): string {
    const plain = /^[a-z_-][\w-]*$/i;
    const names = [...element.classList].filter((name) => plain.test(name));
    const own = [
      element.localName,
      ...names.map((name) => `${element.localName}.${name}`),
      ...(plain.test(element.id) ? [`#${element.id}`] : []),
    ];
    const finds = (selector: string) => {
      const found = document.querySelectorAll(selector);
      return found.length === 1 && found[0] === element;
    };
    const alone = own.find(finds);
    const parent = element.parentElement;
    if (alone || !parent || element === document.body) return alone ?? element.localName;
    const within = own.map((one) => `${selectorOf(parent)} > ${one}`);
    const place = [...parent.children].indexOf(element) + 1;
    return within.find(finds) ?? `${selectorOf(parent)} > ${element.localName}:nth-child(${place})`;
  }

  /** A word that no screen has room for may be broken; to break others makes a column of letters of a row. */
  function hasLongWord(element: HTMLElement): boolean {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { nodeValue } = texts.currentNode;
      for (const { 0: word, index } of (nodeValue ?? '').matchAll(/\S{12,}/g)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
        if (width > options.width * longShare) return true;
      }
    }
    return false;
  }

  /** Links or buttons without a space between them: no line ends there, and none may break the words in them. */
  function isRun({ childNodes }: HTMLElement): boolean {
    const parts = [...childNodes].filter(
      (node) => node instanceof Element || (node.nodeType === Node.TEXT_NODE && node.nodeValue),
    );
    const isInline = (node: Node) =>
      node instanceof Element && getComputedStyle(node).display.startsWith('inline');
    const isSpace = (node: Node) => !(node instanceof Element) && !node.nodeValue?.trim();
    const abuts = parts.some((part, at) => {
      const next = parts[at + 1];
      return next !== undefined && isInline(part) && isInline(next);
    });
    return abuts && parts.every((part) => isInline(part) || isSpace(part));
  }

  /** What could make an element wide, the likeliest first. */
  function changesOf(element: HTMLElement): Declaration[][] {
    const style = getComputedStyle(element);
    const declared = element.computedStyleMap();
    const atMost = (property: string): Declaration[] => {
      const before = String(declared.get(property));
      return /^[\d.]+(px|vw)$/.test(before) && before !== '0px'
        ? [{ property, before, after: `min(${before}, 100%)` }]
        : [];
    };
    const single = [
      ...atMost('min-width'),
      ...atMost('width'),
      ...(/^(nowrap|pre)$/.test(style.whiteSpace)
        ? [{ property: 'white-space', before: style.whiteSpace, after: 'normal' }]
        : []),
      ...(style.display.endsWith('flex') && style.flexWrap === 'nowrap' ? [wrap] : []),
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
    const run: Declaration[] = [
      { property: 'display', before: style.display, after: 'flex' },
      wrap,
    ];
    return [...single.map((one) => [one]), ...(isRun(element) ? [run] : [])];
  }

  function reachesOut(element: Element): boolean {
    const { left, right } = element.getBoundingClientRect();
    return (
      right + window.scrollX > options.width + options.tolerance ||
      left + window.scrollX < -options.tolerance
    );
  }
}
