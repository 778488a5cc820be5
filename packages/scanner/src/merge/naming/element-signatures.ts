import type { ElementTraits } from '@curbcut/model/scan';
import type { WorldWithLastingNames } from './lasting-names.ts';

interface ElementSignatures {
  traitsOf(element: Element): ElementTraits;
  /**
   * The element's name, lasting attributes and own words, and the landmarks and named elements around it. Class names,
   * places among siblings and whatever is generated are left out: they change from build to build or load to load. Elements
   * that have all of that in common are numbered, those that pass among them: it stays the same when another one is
   * repaired, and in whatever state of the page it is asked for.
   */
  signatureOf(element: Element): string;
}

/** Elements as they were when one with their tag was first asked for. */
interface NumberedElements {
  signatures: WeakMap<Element, string>;
  /** Who has which number of a signature. */
  holders: Map<string, Element[]>;
  tags: Set<string>;
}

/** Where it stands in a frame's isolated world. */
export interface WorldWithElementSignatures {
  curbcutSignatures: ElementSignatures;
  curbcutNumbered?: NumberedElements;
}

/** Runs in a frame's isolated world, after `installLastingNames`, and stands alone; may run again. */
export function installElementSignatures(): void {
  const world = globalThis as unknown as WorldWithElementSignatures & WorldWithLastingNames;
  const names = world.curbcutLastingNames;
  const around = new Map<Element, string>();
  /** The words of what stands next to others, which many may ask for. */
  const besides = new Map<Element, string>();
  const landmarks = /^(?:main|nav|header|footer|aside)$/;
  const code = /^(?:script|style|template|noscript)$/;
  const words = ['alt', 'title', 'aria-label', 'placeholder', 'lang', 'property'];
  const attributes: [name: string, lasting: (value: string) => string][] = [
    ['name', lastingReference],
    ['type', (value) => value],
    ['role', (value) => value],
    ['for', lastingReference],
    ['href', lastingUrl],
    ['src', lastingUrl],
    ...words.map((name) => [name, names.lastingWords] as [string, typeof names.lastingWords]),
    ['action', lastingUrl],
  ];

  const mostOfTag = 5_000;
  const numbered = (world.curbcutNumbered ??= {
    signatures: new WeakMap(),
    holders: new Map(),
    tags: new Set(),
  });

  world.curbcutSignatures = { traitsOf, signatureOf };

  function traitsOf(element: Element): ElementTraits {
    return {
      tag: element.localName,
      id: lastingId(element),
      attributes: lastingAttributes(element),
      words: wordsOf(element),
      around: aroundOf(parentOf(element)),
      path: pathOf(element),
      before: wordsBeside(element, 'previousSibling'),
      after: wordsBeside(element, 'nextSibling'),
    };
  }

  function signatureOf(element: Element): string {
    const { localName } = element;
    if (!numbered.tags.has(localName)) {
      numbered.tags.add(localName);
      for (const one of [...document.getElementsByTagName(localName)].slice(0, mostOfTag))
        if (!numbered.signatures.has(one)) number(one, { isFirst: true });
    }
    return numbered.signatures.get(element) ?? number(element);
  }

  /** An element that replaces another one gets its number. */
  function number(element: Element, { isFirst = false } = {}): string {
    const name = unnumbered(element);
    const holders = numbered.holders.get(name) ?? [];
    numbered.holders.set(name, holders);
    const free = isFirst ? -1 : holders.findIndex((one) => !one.isConnected);
    const place = free === -1 ? holders.length : free;
    holders[place] = element;
    const signature = place === 0 ? name : `${name}~${place + 1}`;
    numbered.signatures.set(element, signature);
    return signature;
  }

  function unnumbered(element: Element): string {
    return [
      element.localName,
      lastingId(element),
      ...lastingAttributes(element),
      wordsOf(element),
      aroundOf(parentOf(element)),
    ].join('|');
  }

  function lastingAttributes(element: Element): string[] {
    return attributes.flatMap(([name, lasting]) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [`${name}=${lasting(value)}`];
    });
  }

  function pathOf(element: Element): string {
    const steps: string[] = [];
    let node = parentOf(element);
    while (node && steps.length < 6) {
      steps.push(node.localName);
      node = parentOf(node);
    }
    return steps.join('>');
  }

  /**
   * Those of the nearest sibling that has any, of the element itself or of one of the three that it is in, within its
   * landmark: what comes after a header is another one on each page.
   */
  function wordsBeside(element: Element, side: 'previousSibling' | 'nextSibling'): string {
    let inner: Element | null = element;
    for (let level = 0; inner && level < 4; level += 1) {
      if (inner === document.body || landmarks.test(inner.localName)) return '';
      let sibling: Node | null = inner[side];
      for (let looked = 0; sibling && looked < 6; looked += 1) {
        const words = wordsOfNode(sibling);
        if (words !== '') return words;
        sibling = sibling[side];
      }
      inner = parentOf(inner);
    }
    return '';
  }

  function wordsOfNode(node: Node): string {
    if (node instanceof Element) {
      if (code.test(node.localName)) return '';
      const known = besides.get(node) ?? (wordsOf(node) || promptOf(node));
      besides.set(node, known);
      return known;
    }
    return node instanceof Text ? names.lastingWords(node.data) : '';
  }

  /** What a field says of itself. */
  function promptOf(node: Element): string {
    if (!/^(?:input|textarea)$/.test(node.localName)) return '';
    const said = ['aria-label', 'placeholder', 'title'].map((name) => node.getAttribute(name));
    return names.lastingWords(said.find(Boolean) ?? '');
  }

  /** Looked up once for each element that others are in. */
  function aroundOf(element: Element | null): string {
    const way: Element[] = [];
    let node = element;
    while (node && !around.has(node)) {
      way.push(node);
      node = parentOf(node);
    }
    let text = node ? (around.get(node) ?? '') : '';
    for (const inner of way.reverse()) {
      text = [text, naming(inner)].filter((part) => part !== '').join('>');
      around.set(inner, text);
    }
    return text;
  }

  function naming(element: Element): string {
    const id = lastingId(element);
    const role = element.getAttribute('role') ?? '';
    const isPart =
      /^(?:main|nav|header|footer|aside|form|table|section|article|dialog|ul|ol)$/.test(
        element.localName,
      );
    return id || role || isPart
      ? `${element.localName}${id ? `#${id}` : ''}${role ? `[${role}]` : ''}`
      : '';
  }

  function parentOf(element: Element): Element | null {
    const root = element.parentNode;
    return root instanceof ShadowRoot ? root.host : element.parentElement;
  }

  function wordsOf(element: Element): string {
    if (element.getElementsByTagName('*').length > 20) return '';
    // What a program writes into a time is a time.
    if (!element.querySelector('time,script,style')) {
      return names.lastingWords(element.textContent ?? '');
    }
    const copy = element.cloneNode(true) as Element;
    for (const time of copy.querySelectorAll('time')) time.textContent = '0';
    for (const code of copy.querySelectorAll('script,style')) code.remove();
    return names.lastingWords(copy.textContent ?? '');
  }

  function lastingId(element: Element): string {
    return element.id && !names.isGeneratedId(element.id) ? element.id : '';
  }

  /** Names of fields and references to ids: `user[email]`, `step-2-label radix-:r1:`. */
  function lastingReference(value: string): string {
    return value
      .replace(/[^\s[\].]+/g, (part) => (names.isGeneratedId(part) ? '#' : part))
      .replace(/\p{N}+/gu, '#');
  }

  function lastingUrl(url: string): string {
    return names.lastingUrl(url, document.baseURI);
  }
}
