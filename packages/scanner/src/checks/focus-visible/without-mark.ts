/**
 * Of each element whether its styles draw no outline now, and no other style of the page that is about the focus may mean it
 * under other circumstances, as when what it stands in has opened. Runs in the frame's isolated world.
 */
export function withoutMark(...elements: Element[]): boolean[] {
  const focused = /:focus(?:-visible|-within)?(?![\w-])/;
  const parts = (selector: string) => selector.split(/,(?![^(]*\))/).map((one) => one.trim());
  const about: string[] = [];
  let isReadable = true;
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && draws(rule.style))
        about.push(...parts(rule.selectorText).filter((one) => focused.test(one)));
      const { cssRules, styleSheet } = rule as CSSGroupingRule & CSSImportRule;
      const inner = cssRules ?? styleSheet?.cssRules;
      if (inner && inner.length > 0) read(inner);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    try {
      read(sheet.cssRules);
    } catch {
      isReadable = false;
    }
  return elements.map((element) => {
    if (!isReadable || element.getRootNode() !== document) return false;
    if (getComputedStyle(element).outlineStyle !== 'none') return false;
    return !about.some((selector) => mayMean(selector, element));
  });

  /** More than that the mark of the browser is taken away. */
  function draws(style: CSSStyleDeclaration): boolean {
    const names = [...style].filter((name) => !name.startsWith('outline'));
    const outline = style.outlineStyle || style.outline;
    return names.length > 0 || !/^(?:|none|0|0px)$/.test(outline);
  }

  /** It does not match the element as it stands now, but would if other things were around it. */
  function mayMean(selector: string, element: Element): boolean {
    const plain = without(selector);
    if (matches(element, plain)) return false;
    const near = [element, element.parentElement, ...element.querySelectorAll('*')];
    const last = plain.split(/[\s>+~]+(?![^[(]*[\])])/).at(-1) ?? '';
    return near.some((one) => one !== null && matches(one, last === '' ? '*' : last));
  }

  function without(selector: string): string {
    return selector.replaceAll(/::?[\w-]+(?:\([^()]*\))?/g, '').trim();
  }

  function matches(element: Element, selector: string): boolean {
    try {
      return element.matches(selector === '' ? '*' : selector);
    } catch {
      return true;
    }
  }
}
