import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { DescribedNode } from './described-node.ts';
import type { WorldWithBoxes } from './element-boxes.ts';

/**
 * Describes the elements that engines point at by their numbers. Runs in a frame's isolated world, so it stands alone:
 * everything it needs is inside. What was evaluated and taken away since is described as well: a page that replaces
 * itself all the time must not pass for clean. With `known`, describes just that element.
 */
export function describeNodesInPage(
  numbers: number[],
  limits: { snippetLength: number },
  known?: Element,
): (DescribedNode | null)[] {
  const { curbcutBoxes: boxes } = globalThis as unknown as WorldWithBoxes;
  const places = new Map<ParentNode, Map<Element, number>>();
  const unique = new Map<string, boolean>();
  if (known) return [describe(known)];
  const { elements } = (globalThis as unknown as WorldWithRegistry).curbcutRegistry;
  return numbers.map((number) => {
    const element = elements[number];
    return element ? describe(element) : null;
  });

  function describe(element: Element): DescribedNode {
    return {
      path: pathOf(element),
      selectors: selectorsOf(element),
      html: snippet(element),
      box: boxOf(element),
      atRest: boxes.isAtRest(element),
      attached: element.isConnected,
      signature: signatureOf(element),
    };
  }

  function pathOf(element: Element): string {
    const steps: string[] = [];
    let node: Element | null = element;
    while (node) {
      const parent: ParentNode | null = node.parentNode as ParentNode | null;
      steps.push(String(parent ? placeAmong(parent, node) : 0));
      if (parent instanceof ShadowRoot) {
        steps.push('s');
        node = parent.host;
      } else {
        node = parent instanceof Element ? parent : null;
      }
    }
    return steps.reverse().join('.');
  }

  /** Looked up once per parent: lists of thousands are common among affected elements. */
  function placeAmong(parent: ParentNode, element: Element): number {
    let known = places.get(parent);
    if (!known) {
      known = new Map([...parent.children].map((child, index) => [child, index]));
      places.set(parent, known);
    }
    return known.get(element) ?? 0;
  }

  function selectorsOf(element: Element): string[] {
    const selectors: string[] = [];
    let current: Element | null = element;
    while (current) {
      const root: Node = current.getRootNode();
      selectors.unshift(selectorWithin(current, root as Document | ShadowRoot));
      current = root instanceof ShadowRoot ? root.host : null;
    }
    return selectors;
  }

  function selectorWithin(element: Element, root: Document | ShadowRoot): string {
    const steps: string[] = [];
    for (let node: Element | null = element; node; node = node.parentElement) {
      if (node.id && isUnique(`#${CSS.escape(node.id)}`, root)) {
        steps.unshift(`#${CSS.escape(node.id)}`);
        return steps.join(' > ');
      }
      const name = CSS.escape(node.localName);
      if (node === document.documentElement || node === document.body) {
        steps.unshift(name);
        return steps.join(' > ');
      }
      steps.unshift(name + among(node));
      const short = steps.join(' > ');
      // Looking at every step would search the whole page each time.
      if ((steps.length === 3 || steps.length === 5) && isUnique(short, root)) return short;
    }
    return steps.join(' > ');
  }

  function among(element: Element): string {
    const alike = [...(element.parentNode?.children ?? [])].filter(
      (other) => other.localName === element.localName,
    );
    return alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : '';
  }

  function isUnique(selector: string, root: Document | ShadowRoot): boolean {
    const known = root === document ? unique.get(selector) : undefined;
    if (known !== undefined) return known;
    const alone = matchesOnce(selector, root);
    if (root === document) unique.set(selector, alone);
    return alone;
  }

  function matchesOnce(selector: string, root: Document | ShadowRoot): boolean {
    try {
      return root.querySelectorAll(selector).length === 1;
    } catch {
      // A name that makes no selector names nothing.
      return false;
    }
  }

  function snippet(element: Element): string {
    const small = element.getElementsByTagName('*').length <= 10;
    const html = small ? element.outerHTML : shallow(element);
    return html.length > limits.snippetLength
      ? `${shallow(element).slice(0, limits.snippetLength - 1)}…`
      : html;
  }

  function shallow(element: Element): string {
    const clone = element.cloneNode(false) as Element;
    for (const { name, value } of clone.attributes) {
      if (value.length > 300) clone.setAttribute(name, `${value.slice(0, 299)}…`);
    }
    if (element.childNodes.length > 0) clone.textContent = '…';
    return clone.outerHTML;
  }

  /** What concerns the whole document has no place on it. */
  function boxOf(element: Element): DescribedNode['box'] {
    return element === document.documentElement || element === document.body
      ? null
      : boxes.boxOf(element);
  }

  /**
   * The element's name, lasting attributes and own words, and the landmarks and named ancestors around it. Class names,
   * places among siblings, generated ids and numbers are left out: they change from build to build.
   */
  function signatureOf(element: Element): string {
    const around: string[] = [];
    for (let node = parentOf(element); node; node = parentOf(node)) {
      const id = lastingId(node);
      const role = node.getAttribute('role') ?? '';
      if (
        id ||
        role ||
        /^(main|nav|header|footer|aside|form|table|section|article|dialog|ul|ol)$/.test(
          node.localName,
        )
      ) {
        around.push(`${node.localName}${id ? `#${id}` : ''}${role ? `[${role}]` : ''}`);
      }
    }
    const attributes = [
      'name',
      'type',
      'role',
      'for',
      'href',
      'src',
      'alt',
      'title',
      'aria-label',
      'placeholder',
      'lang',
      'property',
      'action',
    ]
      .map((name) => [name, element.getAttribute(name)] as const)
      .filter(([, value]) => value !== null)
      .map(
        ([name, value]) =>
          `${name}=${lastingText(name === 'href' || name === 'src' || name === 'action' ? pathname(value) : value)}`,
      );
    const big = element.getElementsByTagName('*').length > 20;
    const words = big ? '' : lastingText(element.textContent);
    return [
      element.localName,
      lastingId(element),
      ...attributes,
      words,
      around.reverse().join('>'),
    ].join('|');
  }

  function parentOf(node: Element): Element | null {
    const root = node.parentNode;
    return root instanceof ShadowRoot ? root.host : node.parentElement;
  }

  function lastingId(element: Element): string {
    const generated =
      /\d{2,}|[:«»]|^[a-z]?\d|[0-9a-f]{6,}|_r_|^(ember|radix|headlessui|react|mui|ng-|svelte|v-)/i;
    return element.id && element.id.length < 60 && !generated.test(element.id) ? element.id : '';
  }

  function lastingText(text: string | null): string {
    return (text ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100)
      .replace(/[0-9a-f]{8,}|\d+/gi, '#');
  }

  function pathname(url: string | null): string {
    try {
      return new URL(url ?? '', location.href).pathname;
    } catch {
      return url ?? '';
    }
  }
}
