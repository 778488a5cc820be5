import type { WorldWithLastingNames } from './lasting-names.ts';

interface ElementSelectors {
  /**
   * One selector per shadow root on the way to the element, the element last: each matches nothing else within its
   * document or shadow root. Of an element that was taken away, where it stood in what is left around it.
   */
  selectorsOf(element: Element): string[];
}

/** Where it stands in a frame's isolated world. */
export interface WorldWithElementSelectors {
  curbcutSelectors: ElementSelectors;
}

/**
 * Makes selectors for the state that the page has when it is called. Runs in a frame's isolated world, after
 * `installLastingNames`, and stands alone. All elements of one name are looked at together: thousands of them are common
 * among those that selectors are asked for.
 */
export function installElementSelectors(anew: boolean): void {
  const world = globalThis as unknown as Partial<WorldWithElementSelectors> & WorldWithLastingNames;
  if (world.curbcutSelectors && !anew) return;
  const names = world.curbcutLastingNames;

  /** What can be said of one element, as selectors: the best first. */
  interface Said {
    lasting: string[];
    /** Its name alone. */
    name: string;
    /** Its place among siblings of its name. */
    place: string;
    /** It and its siblings of the same name. */
    siblings: { count: number };
  }
  /** An element that is told from all others by what lasts. */
  interface Anchor {
    element: Element;
    selector: string;
  }
  /** A selector of an element, as its way from one that is told from all others. */
  interface Way {
    start: Element;
    /** Of the first element. */
    startSelector: string;
    /** What follows it. */
    steps: string;
  }
  /** Elements of one root by what is said of them, in document order. */
  type Index = Map<string, Element[]>;

  const quirks = document.compatMode === 'BackCompat';
  const maxDepth = 40;
  /** Elements of which a page or a part of it has one. */
  const landmarks = new Set(
    'title main nav header footer aside form search dialog article section h1 table'.split(' '),
  );
  /** Elements that are looked at to check selectors that are right by the way they are made. */
  let checksLeft = 3_000_000;
  const indexes = new Map<Node, Map<string, Index>>();
  const sizes = new Map<ParentNode, number>();
  /** Whether a selector matches one element of a root, for those that others begin with. */
  const unique = new Map<ParentNode, Map<string, boolean>>();
  const said = new Map<Element, Said>();
  const starts = new Map<Element, string | null>();
  const anchors = new Map<Element, Anchor[]>();
  const made = new Map<Element, string>();

  world.curbcutSelectors = { selectorsOf };

  function selectorsOf(element: Element): string[] {
    const selectors: string[] = [];
    let current: Element | null = element;
    while (current) {
      const root: Node = current.getRootNode();
      selectors.unshift(selectorOf(current, root));
      current = root instanceof ShadowRoot ? root.host : null;
    }
    return selectors;
  }

  function selectorOf(element: Element, root: Node): string {
    const known = made.get(element);
    if (known !== undefined) return known;
    if (!(root instanceof Document || root instanceof ShadowRoot)) return pathOf(element);
    const way = wayTo(element, root);
    const selector =
      way && isRight(way, element, root) ? way.startSelector + way.steps : pathOf(element);
    made.set(element, selector);
    return selector;
  }

  /** Begins with the nearest element that can be told from all others; null: there is none. */
  function wayTo(element: Element, root: Document | ShadowRoot): Way | null {
    let steps = '';
    let node = element;
    for (let depth = 0; depth < maxDepth; depth += 1) {
      const startSelector = startAt(node, root);
      if (startSelector !== null) return { start: node, startSelector, steps };
      const parent = node.parentElement;
      if (!parent) return { start: node, startSelector: stepOf(node), steps };
      steps = ` > ${stepOf(node)}${steps}`;
      node = parent;
    }
    return null;
  }

  /** Matches the element and nothing else in its root, with one other element before it at most; null: nothing does. */
  function startAt(element: Element, root: Document | ShadowRoot): string | null {
    const known = starts.get(element);
    if (known !== undefined) return known;
    const start = findStart(element, root);
    starts.set(element, start);
    return start;
  }

  function findStart(element: Element, root: Document | ShadowRoot): string | null {
    const alone = lastingSelectorOf(element, root);
    if (alone !== undefined) return alone;
    const outers = anchorsAround(element, root);
    const own = said.get(element);
    for (const one of own ? [...own.lasting, own.name, own.place] : []) {
      const alike = foundBy(one, element, root);
      const outer = outers.find((anchor) => countInside(anchor.element, alike) === 1);
      if (outer) return `${outer.selector} ${one}`;
      if (alike.length === 1) return one;
    }
    return null;
  }

  function lastingSelectorOf(element: Element, root: Document | ShadowRoot): string | undefined {
    if (element === document.documentElement || element === document.body) {
      return CSS.escape(element.localName);
    }
    indexOf(element.localName, root);
    return said.get(element)?.lasting.find((one) => foundBy(one, element, root).length === 1);
  }

  /** The nearest anchors around it. */
  function anchorsAround(element: Element, root: Document | ShadowRoot): Anchor[] {
    const parent = element.parentElement;
    if (!parent) return [];
    const known = anchors.get(parent);
    if (known) return known;
    const found: Anchor[] = [];
    let outer: Element | null = parent;
    for (let depth = 0; outer && depth < maxDepth && found.length < 4; depth += 1) {
      const selector = lastingSelectorOf(outer, root);
      if (selector !== undefined) found.push({ element: outer, selector });
      outer = outer.parentElement;
    }
    anchors.set(parent, found);
    return found;
  }

  function foundBy(one: string, element: Element, root: Document | ShadowRoot): Element[] {
    return indexOf(element.localName, root).get(quirks ? one.toLowerCase() : one) ?? [];
  }

  /** Elements of one name by what is said of them: everything but an id begins with the name. */
  function indexOf(localName: string, root: Document | ShadowRoot): Index {
    const ofRoot = indexes.get(root) ?? new Map<string, Index>();
    indexes.set(root, ofRoot);
    const known = ofRoot.get(localName);
    if (known) return known;
    const index: Index = new Map();
    ofRoot.set(localName, index);
    const counted = new Map<ParentNode | null, { count: number }>();
    const name = CSS.escape(localName);
    for (const element of root.querySelectorAll(name)) {
      const siblings = counted.get(element.parentNode) ?? { count: 0 };
      counted.set(element.parentNode, siblings);
      siblings.count += 1;
      const place = `${name}:nth-of-type(${siblings.count})`;
      const lasting = lastingOf(element, name, root);
      said.set(element, { lasting, name, place, siblings });
      for (const one of new Set([...lasting, name, place])) {
        const key = quirks ? one.toLowerCase() : one;
        const alike = index.get(key);
        if (alike) alike.push(element);
        else index.set(key, [element]);
      }
    }
    return index;
  }

  function lastingOf(element: Element, name: string, root: Document | ShadowRoot): string[] {
    const id = element.id;
    const ids = id && !names.isGeneratedId(id) && isOnlyId(id, root) ? [`#${CSS.escape(id)}`] : [];
    const marks = ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa', 'name'];
    return [
      ...ids,
      ...marks.flatMap((attribute) => byMark(element, name, attribute)),
      ...byWords(element, name, 'aria-label'),
      ...byRole(element, name),
      ...byClasses(element, name),
      ...byUrl(element, name, 'href'),
      ...byUrl(element, name, 'src'),
      ...['alt', 'title', 'placeholder'].flatMap((attribute) => byWords(element, name, attribute)),
      ...(landmarks.has(element.localName) ? [name] : []),
    ];
  }

  /** An id that elements of other names have as well says nothing. */
  function isOnlyId(id: string, root: Document | ShadowRoot): boolean {
    return root.querySelectorAll(`#${CSS.escape(id)}`).length === 1;
  }

  function byMark(element: Element, name: string, attribute: string): string[] {
    const value = element.getAttribute(attribute);
    // Frameworks write names of fields as `user[email]`.
    const isLasting = value && !names.isGeneratedId(value.replace(/[[\]]+/g, '.'));
    return isLasting ? [withValue(name, attribute, value)] : [];
  }

  function byRole(element: Element, name: string): string[] {
    const value = element.getAttribute('role');
    return value && /^[a-z]{1,30}$/.test(value) ? [withValue(name, 'role', value)] : [];
  }

  function byWords(element: Element, name: string, attribute: string): string[] {
    const value = element.getAttribute(attribute);
    const lasts = value && value.length <= 40 && names.lastingWords(value) === value;
    return lasts ? [withValue(name, attribute, value)] : [];
  }

  function byUrl(element: Element, name: string, attribute: string): string[] {
    const value = element.getAttribute(attribute);
    if (!value || value.length > 60 || /[?;]/.test(value)) return [];
    if (!URL.canParse(value, document.baseURI)) return [];
    const plain = value.startsWith('#') ? value : new URL(value, document.baseURI).pathname;
    return names.lastingUrl(value, document.baseURI) === plain
      ? [withValue(name, attribute, value)]
      : [];
  }

  /** Classes that say what an element is, not what state it is in; alone, then two together. */
  function byClasses(element: Element, name: string): string[] {
    // Of a series the item that comes next is another one each time.
    const state =
      /^(?:is|has|was|js|no)-|(?:slide|item|panel|card)[-_]+(?:duplicate[-_]+)?(?:prev|next)|(?:^|[-_])(?:active|current|selected|open(?:ed)?|closed?|hover(?:ed)?|focus(?:ed)?|visible|hidden|shown?|load(?:ed|ing)|ready|lazy|enter|leave|animat|transition|expanded|collapsed|visited|dirty|pristine|touched)/i;
    const classes = [...element.classList]
      .filter((one) => !state.test(one) && !names.isGeneratedClass(one))
      .slice(0, 4)
      .map((one) => `.${CSS.escape(one)}`);
    const [first, ...others] = classes;
    return [
      ...classes.map((one) => name + one),
      ...others.map((one) => `${name}${String(first)}${one}`),
    ];
  }

  function withValue(name: string, attribute: string, value: string): string {
    return `${name}[${attribute}="${value.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"]`;
  }

  /** How many of them, which are in document order, are inside. */
  function countInside(outer: Element, inOrder: readonly Element[]): number {
    let from = 0;
    let to = inOrder.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (
        outer.compareDocumentPosition(inOrder[middle] as Element) & Node.DOCUMENT_POSITION_FOLLOWING
      ) {
        to = middle;
      } else {
        from = middle + 1;
      }
    }
    let count = 0;
    while (count < 2 && outer.contains(inOrder[from + count] ?? null)) count += 1;
    return count;
  }

  /** Tells an element from its siblings. */
  function stepOf(element: Element): string {
    const own = said.get(element);
    if (own) return own.siblings.count > 1 ? own.place : own.name;
    const siblings = [...(element.parentNode?.children ?? [element])];
    const alike = siblings.filter((other) => other.localName === element.localName);
    const name = CSS.escape(element.localName);
    return alike.length > 1 ? `${name}:nth-of-type(${alike.indexOf(element) + 1})` : name;
  }

  function pathOf(element: Element): string {
    const steps: string[] = [];
    for (let node: Element | null = element; node; node = node.parentElement) {
      // What stands at the top of a shadow tree has nothing before it that a selector could name.
      steps.unshift(stepOf(node) + (node.parentNode instanceof ShadowRoot ? ':not(* > *)' : ''));
    }
    return steps.join(' > ');
  }

  /** On huge pages the last ones are only tried on their element: looking for others would search the page each time. */
  function isRight(
    { start, startSelector, steps }: Way,
    element: Element,
    root: Document | ShadowRoot,
  ): boolean {
    try {
      if (!element.matches(startSelector + steps)) return false;
      // Many ways begin with the same element, and what follows is looked for in it only.
      return (
        isOnlyOne(startSelector, root) &&
        (steps === '' || findsOneOrMayNotLook(`:scope${steps}`, start))
      );
    } catch {
      // A name that makes no selector names nothing.
      return false;
    }
  }

  function isOnlyOne(selector: string, root: Document | ShadowRoot): boolean {
    const known = unique.get(root) ?? new Map<string, boolean>();
    unique.set(root, known);
    const isOne = known.get(selector) ?? findsOneOrMayNotLook(selector, root);
    known.set(selector, isOne);
    return isOne;
  }

  function findsOneOrMayNotLook(selector: string, within: ParentNode): boolean {
    const size = sizes.get(within) ?? within.querySelectorAll('*').length;
    sizes.set(within, size);
    checksLeft -= size;
    return checksLeft < 0 || within.querySelectorAll(selector).length === 1;
  }
}
