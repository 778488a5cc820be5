import type { WorldWithLayer } from './reveal-behind-consent.ts';

/**
 * Lifts what a layer that covers the page locked: scrolling of root and body, or of a wrapper that cuts off what does not
 * fit into the window. In style sheets of its own, so that no element looks changed where its code is shown. True when there
 * is more to scroll through now; else nothing is changed. Runs in the page's isolated world.
 */
export function unlockScrolling(): boolean {
  const layer = (globalThis as WorldWithLayer).curbcutLayer;
  const root = isLocked(document.documentElement) || isLocked(document.body) ? unlockRoot() : null;
  // An application that fills the window hides what is outside of it, with or without a layer.
  if (pageScrolls()) return root !== null;
  if (findWrappers().some(unlockWrapper)) return true;
  root?.lift();
  return false;

  function isLocked(element: Element): boolean {
    const { overflowY, position } = getComputedStyle(element);
    return /hidden|clip/.test(overflowY) || position === 'fixed';
  }

  function pageScrolls(): boolean {
    return document.documentElement.scrollHeight > window.innerHeight * 1.2;
  }

  function unlockRoot() {
    const isFixed = getComputedStyle(document.body).position === 'fixed';
    return style(document, ':is(html, body)', [document.documentElement, document.body], {
      overflow: 'visible',
      ...(isFixed ? { position: 'static' } : {}),
    });
  }

  /** What takes most of the window and cuts off what it holds, outer ones first. */
  function findWrappers(): Element[] {
    const found: Element[] = [];
    const trees: (Document | ShadowRoot)[] = [document];
    for (const tree of trees) {
      for (const element of tree.querySelectorAll('*')) {
        if (element.shadowRoot) trees.push(element.shadowRoot);
        if (element.matches(':root, body') || layer?.contains(element)) continue;
        const isLarge =
          element.clientHeight > window.innerHeight / 2 &&
          element.clientWidth > window.innerWidth / 2;
        if (isLarge && element.scrollHeight > window.innerHeight * 1.2 && isLocked(element))
          found.push(element);
      }
    }
    return found;
  }

  /** As it is without the lock, the page's own height; where that can't be, it scrolls in the place of the page. */
  function unlockWrapper(wrapper: Element): boolean {
    const tree = wrapper.getRootNode() as Document | ShadowRoot;
    const selector = pathTo(wrapper, tree);
    const isFixed = getComputedStyle(wrapper).position === 'fixed';
    const asLongAs = {
      overflow: 'visible',
      height: 'auto',
      'max-height': 'none',
      ...(isFixed ? { position: 'static' } : {}),
    };
    // What is placed in a drawing or a map does not make it longer.
    const measured = style(tree, selector, [wrapper], {
      ...asLongAs,
      position: 'relative',
      'align-self': 'start',
      flex: 'none',
      'min-height': '0',
    });
    const isLong = wrapper.getBoundingClientRect().height > window.innerHeight * 1.2;
    measured.lift();
    if (!isLong) return false;
    const whole = style(tree, selector, [wrapper], asLongAs);
    if (pageScrolls() && isWithinAll(wrapper)) return true;
    whole.lift();
    const scrolling = style(tree, selector, [wrapper], { 'overflow-y': 'auto' });
    if (wrapper.scrollHeight > wrapper.clientHeight * 1.2) return true;
    scrolling.lift();
    return false;
  }

  /** Outside of its surroundings it would stand on another background. */
  function isWithinAll(wrapper: Element): boolean {
    const { bottom, height } = wrapper.getBoundingClientRect();
    if (height <= window.innerHeight * 1.2) return false;
    for (let outer = outerOf(wrapper); outer && outer !== document.body; outer = outerOf(outer)) {
      if (outer.getBoundingClientRect().bottom < bottom - 1) return false;
    }
    return true;
  }

  function outerOf(element: Element): Element | null {
    const outer = element.parentNode;
    return outer instanceof ShadowRoot ? outer.host : element.parentElement;
  }

  function pathTo(element: Element, tree: Document | ShadowRoot): string {
    let path = '';
    for (let inner: Element | null = element; inner; inner = inner.parentElement) {
      const id = CSS.escape(inner.id);
      if (id && tree.querySelectorAll(`#${id}`).length === 1) return `#${id}${path}`;
      const place = [...(inner.parentNode?.children ?? [])].indexOf(inner) + 1;
      path = ` > :nth-child(${place})${path}`;
      if (inner.parentElement === document.documentElement) return `:root${path}`;
    }
    return `:host${path}`;
  }

  /** Stronger than any selector of the page's own. */
  function style(
    tree: Document | ShadowRoot,
    selector: string,
    elements: readonly Element[],
    properties: Record<string, string>,
  ): { lift(): void } {
    const sheet = new CSSStyleSheet();
    const declarations = Object.entries(properties).map(
      ([name, value]) => `${name}: ${value} !important;`,
    );
    sheet.replaceSync(`:is(${selector}):not(#a#b#c#d) { ${declarations.join(' ')} }`);
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    for (const { style: own } of elements as HTMLElement[]) {
      for (const name of [...Object.keys(properties), 'overflow-y'])
        if (own.getPropertyPriority(name) === 'important')
          own.setProperty(name, own.getPropertyValue(name));
    }
    return {
      lift() {
        tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
      },
    };
  }
}
