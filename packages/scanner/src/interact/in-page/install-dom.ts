/** How the document is walked and asked what can be seen of it, for all that runs in the isolated world. */
interface DomInPage {
  /** What can take the focus, as a selector. */
  readonly focusable: string;
  /** In the tree as it is drawn: what is put into a slot stands there. */
  parentOf(node: Node): Node | null;
  contains(around: Element, inside: Element): boolean;
  /** All elements that match, in open shadow trees too. */
  all(selector: string, root?: Document | ShadowRoot | Element): Element[];
  hostsIn(root: Document | ShadowRoot | Element): ShadowRoot[];
  shadowRoots(): ShadowRoot[];
  isShown(element: Element): boolean;
  /** Screen readers get to it. */
  isExposed(element: Element): boolean;
  isInWindow(element: Element): boolean;
  isFixed(element: Element): boolean;
  /** What goes round and round ends nothing. */
  isRunning(animation: Animation): boolean;
  deepestAt(x: number, y: number): Element | null;
  /** Five of the window: its middle and near its corners. */
  points(): [number, number][];
  /** What is positioned over the page at a place. */
  overAt(x: number, y: number): Element[];
  /** What stays in the window, or is positioned over the page, at five points of it. */
  fixedAtPoints(): Element[];
  deepActive(): Element | null;
  /** Gives an element the focus. */
  give(element: Element): boolean;
  isFocusableNow(element: Element): boolean;
  /** What Tab leads to in an element, in the order in which it is drawn. */
  stopsIn(element: Element): Element[];
  wordsOf(element: Element): string;
  cut(words: string): string;
}

export interface WorldWithDom {
  curbcutDom: DomInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installDom(): void {
  const world = globalThis as unknown as WorldWithDom;
  if (world.curbcutDom) return;
  const mostRoots = 200;
  const focusable =
    'a[href],area[href],button,input,select,textarea,summary,iframe,object,embed,audio[controls],video[controls],[tabindex],[contenteditable]';
  let hasShadows = false;

  world.curbcutDom = {
    focusable,
    parentOf,
    contains,
    all,
    hostsIn,
    shadowRoots,
    isShown,
    isExposed,
    isInWindow,
    isFixed,
    isRunning,
    deepestAt,
    points,
    overAt,
    fixedAtPoints,
    deepActive,
    give,
    isFocusableNow,
    stopsIn,
    wordsOf,
    cut,
  };

  function parentOf(node: Node): Node | null {
    if (node instanceof ShadowRoot) return node.host;
    const isSlotted = node instanceof Element || node instanceof Text;
    return (isSlotted ? node.assignedSlot : null) ?? node.parentNode;
  }

  function inOrder(element: Element): Element[] {
    if (!hasShadows) return [element, ...element.querySelectorAll('*')];
    const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
    const inner = assigned.length > 0 ? assigned : [...(element.shadowRoot ?? element).children];
    return [element, ...inner.flatMap((one) => inOrder(one))];
  }

  function contains(around: Element, inside: Element): boolean {
    for (let at: Node | null = inside; at; at = parentOf(at)) if (at === around) return true;
    return false;
  }

  function all(selector: string, root: Document | ShadowRoot | Element = document): Element[] {
    const found = [...root.querySelectorAll(selector)];
    for (const host of hostsIn(root)) found.push(...all(selector, host));
    return found;
  }

  function hostsIn(root: Document | ShadowRoot | Element): ShadowRoot[] {
    return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  }

  function shadowRoots(): ShadowRoot[] {
    const roots = hostsIn(document);
    for (const root of roots) if (roots.length < mostRoots) roots.push(...hostsIn(root));
    return roots;
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, left } = element.getBoundingClientRect();
    const wide = Math.max(document.documentElement.scrollWidth, innerWidth);
    return width > 2 && height > 2 && right > 0 && left < wide;
  }

  function isExposed(element: Element): boolean {
    for (let at: Node | null = element; at; at = parentOf(at))
      if (at instanceof Element && at.matches('[inert],[aria-hidden="true" i]')) return false;
    return isRendered(element);
  }

  /** What has no box of its own, and leaves what stands in it to its parent, is as visible as that. */
  function isRendered(element: Element): boolean {
    const { display, visibility } = getComputedStyle(element);
    const around = parentOf(element);
    if (display === 'contents' && around instanceof Element)
      return visibility === 'visible' && isRendered(around);
    return element.checkVisibility({ visibilityProperty: true });
  }

  function isInWindow(element: Element): boolean {
    if (!element.isConnected) return false;
    if (getComputedStyle(element).display === 'contents')
      return [...element.children].some(isInWindow);
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, left, bottom, top } = element.getBoundingClientRect();
    const isSized = (width > 2 && height > 2) || [...element.children].some(isInWindow);
    return isSized && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  }

  function isFixed(element: Element): boolean {
    return getComputedStyle(element).position === 'fixed';
  }

  function isRunning({ playState, effect }: Animation): boolean {
    const endsAt = effect?.getComputedTiming().endTime;
    return playState === 'running' && endsAt !== Infinity;
  }

  function deepestAt(x: number, y: number): Element | null {
    let at = document.elementFromPoint(x, y);
    while (at?.shadowRoot) {
      const inner = at.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === at) break;
      at = inner;
    }
    return at;
  }

  function points(): [number, number][] {
    const parts = [
      [0.5, 0.5],
      [0.04, 0.04],
      [0.96, 0.04],
      [0.04, 0.96],
      [0.96, 0.96],
    ];
    return parts.map(([x = 0, y = 0]) => [innerWidth * x, innerHeight * y]);
  }

  function overAt(x: number, y: number): Element[] {
    const found: Element[] = [];
    for (let at: Node | null = deepestAt(x, y); at; at = parentOf(at))
      if (at instanceof Element && /^(fixed|absolute)$/.test(getComputedStyle(at).position))
        found.push(at);
    return found;
  }

  function fixedAtPoints(): Element[] {
    return points().flatMap(([x, y]) => overAt(x, y));
  }

  function deepActive(): Element | null {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  }

  function give(element: Element): boolean {
    (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
    return deepActive() === element;
  }

  function isFocusableNow(element: Element): boolean {
    return (element as HTMLElement).tabIndex >= 0 && !element.matches(':disabled');
  }

  function stopsIn(element: Element): Element[] {
    hasShadows = hostsIn(document).length > 0;
    return inOrder(element).filter((one) => {
      if (!one.matches(focusable)) return false;
      if ((one as HTMLElement).tabIndex < 0 || one.matches(':disabled')) return false;
      if (one.closest('[inert]')) return false;
      if (one instanceof HTMLInputElement && one.type === 'hidden') return false;
      return one.checkVisibility({ visibilityProperty: true });
    });
  }

  function wordsOf(element: Element): string {
    const named = element.getAttribute('aria-label') || (element as HTMLElement).innerText || '';
    const other =
      element.getAttribute('title') ||
      element.getAttribute('value') ||
      element.querySelector('img')?.getAttribute('alt') ||
      '';
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? '';
    return cut(named.trim() || label || other);
  }

  function cut(words: string): string {
    const line = words.replace(/\s+/g, ' ').trim();
    return line.length > 80 ? `${line.slice(0, 79)}…` : line;
  }
}
