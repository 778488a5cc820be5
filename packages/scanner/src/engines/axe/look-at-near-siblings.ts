interface WorldWithRules {
  axe: {
    _audit: {
      rules: { id: string; matches: (...args: never[]) => unknown }[];
      checks: Record<string, { evaluate: (...args: never[]) => unknown }>;
    };
  };
}

/**
 * Axe's rule for paragraphs that look like headings lists all siblings of each paragraph, though it looks at the next
 * ones only: with thousands of them that took longer than all other rules. While it looks, the paragraph's parent shows
 * just those. Runs in the frame's isolated world, where axe is loaded, and stands alone.
 */
export function lookAtNearSiblings(): void {
  const { _audit: audit } = (globalThis as unknown as WorldWithRules).axe;
  /** For each parent, the paragraphs before and after each of its paragraphs, and the next one that has text. */
  const known = new WeakMap<Element, Map<Element, Near>>();
  interface Near {
    before: Element | undefined;
    after: Element | undefined;
    afterWithText: Element | undefined;
  }
  const rule = audit.rules.find(({ id }) => id === 'p-as-heading');
  const check = audit.checks['p-as-heading'];
  if (!rule || !check) return;
  rule.matches = among(rule.matches, rule);
  check.evaluate = among(check.evaluate);

  function among<R>(look: (...args: never[]) => R, owner?: object) {
    return function lookAmongNear(this: unknown, ...args: never[]): R {
      const node = args[0] as unknown;
      const parent = node instanceof Element ? node.parentElement : null;
      if (!(node instanceof Element) || !parent) return look.apply(owner ?? this, args);
      const near = nearOf(parent, node);
      const siblings = [near?.before, node, near?.after, near?.afterWithText];
      const shown = [...new Set(siblings.filter((sibling) => sibling !== undefined))];
      // Our world only: the page's own view of the element has no such property.
      Object.defineProperty(node, 'parentNode', {
        value: { children: shown, childNodes: shown },
        configurable: true,
      });
      try {
        return look.apply(owner ?? this, args);
      } finally {
        Reflect.deleteProperty(node, 'parentNode');
      }
    };
  }

  function nearOf(parent: Element, node: Element): Near | undefined {
    let places = known.get(parent);
    if (!places?.has(node)) {
      places = listNear(parent);
      known.set(parent, places);
    }
    return places.get(node);
  }

  function listNear(parent: Element): Map<Element, Near> {
    const children = [...parent.children];
    const isParagraph = ({ nodeName }: Element) => nodeName.toUpperCase() === 'P';
    const places = new Map<Element, Near>();
    let before: Element | undefined;
    for (const child of children) {
      places.set(child, { before, after: undefined, afterWithText: undefined });
      if (isParagraph(child)) before = child;
    }
    let after: Element | undefined;
    let afterWithText: Element | undefined;
    for (const child of children.reverse()) {
      Object.assign(places.get(child) ?? {}, { after, afterWithText });
      if (!isParagraph(child)) continue;
      after = child;
      if (child.textContent.trim() !== '') afterWithText = child;
    }
    return places;
  }
}
