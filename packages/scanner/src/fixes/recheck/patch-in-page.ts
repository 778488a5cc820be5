import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Patch } from '../patch.ts';

/** Where what undoes the patches stands in a frame's isolated world. */
interface WorldWithPatches {
  curbcutPatches: (() => void)[];
}

/**
 * Patches the live document, through single attributes, properties and new elements: no markup is parsed, so nothing of
 * the page's text can become a script, an image or a frame. What can't be patched stays as it is. Returns, for each list
 * of patches, whether all of it could be made. Runs in the page's isolated world and stands alone.
 */
export function patchInPage(lists: (readonly Patch[])[]): boolean[] {
  const world = globalThis as unknown as WorldWithRegistry & WorldWithPatches;
  const { elements } = world.curbcutRegistry;
  const undo: (() => void)[] = [];
  world.curbcutPatches = undo;
  const made = lists.map((patches) => {
    try {
      return patches.every(apply);
    } catch {
      return false;
    }
  });
  if (lists.some((patches) => patches.some(({ kind }) => kind === 'style'))) endTransitions();
  return made;

  /** Colors on their way to a new value would be measured in between. */
  function endTransitions(): void {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }

  function apply(patch: Patch): boolean {
    const element = elements[patch.element];
    if (!element) return false;
    if (patch.kind === 'attribute') return setAttribute(element, patch.name, patch.value);
    if (patch.kind === 'style') return setStyle(element, patch.property, patch.value);
    if (patch.kind === 'insert') return insert(element, patch);
    if (patch.kind === 'wrap-words') return wrapWords(element, patch);
    if (patch.kind === 'rename') return rename(element, patch.name);
    if (patch.kind === 'move-after') return moveAfter(element, elements[patch.outer]);
    return replace(element, []);
  }

  function setAttribute(element: Element, name: string, value: string | null): boolean {
    const before = element.getAttribute(name);
    undo.push(() => {
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
    });
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    return true;
  }

  function setStyle(element: Element, property: string, value: string): boolean {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
    const before = element.getAttribute('style');
    undo.push(() => {
      // Chromium leaves an empty attribute where it was not asked for what a script has set.
      if (element.getAttribute('style') !== null && before === null)
        element.removeAttribute('style');
      else if (before !== null) element.setAttribute('style', before);
    });
    element.style.setProperty(property, value);
    return true;
  }

  function newElement(
    beside: Element,
    { name, attributes }: Pick<Patch & { kind: 'insert' }, 'name' | 'attributes'>,
  ): Element {
    const added = document.createElementNS(beside.namespaceURI, name);
    for (const [attribute, value] of Object.entries(attributes))
      added.setAttribute(attribute, value);
    return added;
  }

  function wrapWords(element: Element, patch: Patch & { kind: 'wrap-words' }): boolean {
    let words: Node | null = element[patch.side];
    while (words && !words.textContent?.trim()) words = words[patch.side];
    const parent = words?.parentNode;
    if (!words || !parent) return false;
    const [held, wrapper] = [words, newElement(element, patch)];
    undo.push(() => {
      if (wrapper.parentNode) wrapper.replaceWith(held);
    });
    parent.replaceChild(wrapper, held);
    wrapper.append(held);
    return true;
  }

  function insert(element: Element, patch: Patch & { kind: 'insert' }): boolean {
    const added = newElement(element, patch);
    added.textContent = patch.text;
    undo.push(() => added.remove());
    if (patch.where === 'first') element.prepend(added);
    else if (patch.where === 'before') element.before(added);
    else element.after(added);
    return added.isConnected;
  }

  function rename(element: Element, name: string): boolean {
    const renamed = document.createElement(name);
    const children = [...element.childNodes];
    undo.push(() => element.append(...children));
    renamed.append(...children);
    return replace(element, [renamed]);
  }

  function replace(element: Element, others: Element[]): boolean {
    const parent = element.parentNode;
    const next = element.nextSibling;
    if (!parent) return false;
    undo.push(() => {
      for (const other of others) other.remove();
      parent.insertBefore(element, next);
    });
    element.replaceWith(...others);
    return true;
  }

  function moveAfter(element: Element, outer: Element | undefined): boolean {
    const parent = element.parentNode;
    const next = element.nextSibling;
    if (!parent || !outer?.contains(element)) return false;
    undo.push(() => parent.insertBefore(element, next));
    outer.after(element);
    return true;
  }
}

/** Takes back what was patched last, the last change first. Runs in the page's isolated world and stands alone. */
export function unpatchInPage(): void {
  const world = globalThis as unknown as Partial<WorldWithPatches>;
  for (const undo of world.curbcutPatches?.reverse() ?? []) undo();
  world.curbcutPatches = [];
}
