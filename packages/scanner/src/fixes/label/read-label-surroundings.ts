import type { WorldWithRegistry } from '../../engines/element-registry.ts';

export interface NearLabel {
  element: number;
  /** The label's opening tag; the element's children are left out. */
  html: string;
  text: string;
  /** Null where the label has none. */
  for: string | null;
}

export interface LabelSurroundings {
  /** The field's id, as far as it names only the field. */
  id: string | null;
  /** The label beside the field that names nothing, or what another label names already. */
  label: NearLabel | null;
  /** Visible words that stand right before the field, or after one that is ticked, and in no label; null without any. */
  words: string | null;
  /** Of the asked ids: those that nothing on the page has. */
  freeIds: string[];
}

/**
 * What is around a field without a name. A label is taken for the field's when it stands in the smallest box that holds
 * no other field, or right beside it. Runs in the page's isolated world and stands alone.
 */
export function readLabelSurroundings(number: number, ids: string[]): LabelSurroundings | null {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const field = registry.elements[number];
  if (!field) return null;
  const fields =
    'input:not([type="hidden"],[type="submit"],[type="button"],[type="reset"],[type="image"]),select,textarea,[contenteditable],[role="textbox"],[role="combobox"]';
  const root = field.getRootNode() as Document | ShadowRoot;
  const label = nearLabel(field);
  const isFree = (id: string) => root.querySelector(`[id="${CSS.escape(id)}"]`) === null;
  return {
    id: ownId(field),
    label: label && describe(label),
    words: wordsBeside(field),
    freeIds: [...ids, label?.getAttribute('for') ?? ''].filter((id) => id !== '' && isFree(id)),
  };

  function ownId(element: Element): string | null {
    const id = element.getAttribute('id') ?? '';
    if (id.trim() === '' || /\s/.test(id)) return null;
    return root.querySelectorAll(`[id="${CSS.escape(id)}"]`).length === 1 ? id : null;
  }

  function nearLabel(element: Element): HTMLLabelElement | null {
    const beside = [element.previousElementSibling, element.nextElementSibling];
    for (const sibling of beside) if (sibling && isIdle(sibling)) return sibling;
    for (let box = element.parentElement, depth = 0; box && depth < 4; depth += 1) {
      if (isIdle(box)) return box;
      if (box === document.body || box.querySelectorAll(fields).length > 1) return null;
      const idle = [...box.querySelectorAll('label')].filter(isIdle);
      if (idle.length > 0) return idle.length === 1 ? (idle[0] ?? null) : null;
      box = box.parentElement;
    }
    return null;
  }

  /** Those next to it, and nothing of another field between; lines may be broken there. */
  function wordsBeside(element: Element): string | null {
    const isTicked = element.matches('input[type="checkbox" i],input[type="radio" i]');
    const side = isTicked ? 'nextSibling' : 'previousSibling';
    for (let node: Node | null = element[side], looked = 0; node && looked < 6; looked += 1) {
      const words = wordsOf(node);
      if (words === null) return null;
      if (words !== '') return words.length <= 80 && /\p{L}/u.test(words) ? words : null;
      node = node[side];
    }
    return null;
  }

  /** Null where it is, or has, something else than words. */
  function wordsOf(node: Node): string | null {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (node instanceof Text) return text;
    if (!(node instanceof HTMLElement)) return '';
    if (!node.matches('br,b,strong,em,i,span,small,font')) return null;
    if (node.querySelector(`${fields},button,a`) || !node.checkVisibility()) return null;
    return text;
  }

  /** A label with text that names no field, or one that another label names as well. */
  function isIdle(element: Element): element is HTMLLabelElement {
    if (!(element instanceof HTMLLabelElement) || !(element.textContent ?? '').trim()) return false;
    if (!element.checkVisibility()) return false;
    const named = element.control as (HTMLElement & { labels?: NodeListOf<Element> | null }) | null;
    if (!named || !isShown(named)) return true;
    return named !== field && (named.labels?.length ?? 0) > 1;
  }

  function isShown(element: HTMLElement): boolean {
    return element.getAttribute('type') !== 'hidden';
  }

  function describe(element: HTMLLabelElement): NearLabel {
    return {
      element: registry.numberOf(element),
      html: (element.cloneNode(false) as Element).outerHTML.slice(0, 2_000),
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
      for: element.getAttribute('for'),
    };
  }
}
