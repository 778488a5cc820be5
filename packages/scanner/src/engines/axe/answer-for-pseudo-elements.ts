/**
 * Answers axe at once for `::before` and `::after` of elements for which no style sheet generates content: it asks for both
 * on each element below a text, and the browser works out all styles of each anew. Runs in the frame's isolated world
 * after `rememberStyles` and before axe is loaded, and stands alone.
 */
export function answerForPseudoElements(): void {
  const ask = window.getComputedStyle;
  /** Null: it can't be told, so that the browser is asked for each. */
  let known: WeakSet<Element> | null | undefined;
  Object.defineProperty(globalThis, 'getComputedStyle', {
    value: (element: Element, pseudo?: string | null) => {
      if (!pseudo || !/^::?(before|after)$/.test(pseudo)) return ask(element, pseudo);
      const generating = findGenerating();
      const mayGenerate = !generating || generating.has(element) || isAtShadowTree(element);
      return mayGenerate ? ask(element, pseudo) : withoutContent(element, pseudo);
    },
    configurable: true,
    writable: true,
  });

  /** Style sheets of shadow trees reach their host and what stands in their slots. Closed ones belong to such elements too. */
  function isAtShadowTree(element: Element): boolean {
    return (
      element.shadowRoot !== null ||
      element.assignedSlot !== null ||
      element.localName.includes('-') ||
      element.getRootNode() !== document
    );
  }

  /** Says at once that there is no content, and asks the browser for anything else: checks of ours ask in this world too. */
  function withoutContent(element: Element, pseudo: string): CSSStyleDeclaration {
    const valueOf = (name: string) =>
      name === 'content' ? 'none' : ask(element, pseudo).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return valueOf;
        if (name === 'content') return 'none';
        return Reflect.get(ask(element, pseudo), name) as unknown;
      },
    });
  }

  /** Worked out once in a task: between two of them the page may change. */
  function findGenerating(): WeakSet<Element> | null {
    if (known === undefined) {
      known = listGenerating();
      setTimeout(() => {
        known = undefined;
      });
    }
    return known;
  }

  function listGenerating(): WeakSet<Element> | null {
    try {
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const selectors = sheets.flatMap((sheet) => selectorsIn(sheet.cssRules));
      const [classes, others] = partition(selectors);
      // The browser's own style sheet puts quotation marks around these.
      const found = [...document.querySelectorAll(['q', ...others].join(','))];
      return new WeakSet([...found, ...elementsOf(new Set(classes))]);
    } catch {
      // A style sheet of another origin, or a selector that means nothing without its pseudo-element.
      return null;
    }
  }

  /** Names of classes, and what else there is: of thousands of icons the browser would try each on every element. */
  function partition(selectors: readonly string[]): [string[], string[]] {
    // Elsewhere the case of a class makes no difference.
    const isStrict = document.compatMode === 'CSS1Compat';
    const isClass = (selector: string) => isStrict && /^\.[a-z][\w-]*$/i.test(selector);
    const parts = selectors.flatMap((selector) =>
      /[("'[\\]/.test(selector) ? [selector] : selector.split(',').map((part) => part.trim()),
    );
    return [
      parts.filter(isClass).map((selector) => selector.slice(1)),
      parts.filter((selector) => !isClass(selector)),
    ];
  }

  function elementsOf(classes: ReadonlySet<string>): Element[] {
    if (classes.size === 0) return [];
    return [...document.querySelectorAll('[class]')].filter((element) =>
      [...element.classList].some((name) => classes.has(name)),
    );
  }

  /** Of the elements that rules generate content for, or of more. Throws where that can't be told from the selector. */
  function selectorsIn(rules: CSSRuleList): string[] {
    return [...rules].flatMap((rule): string[] => {
      if (rule instanceof CSSImportRule)
        return rule.styleSheet ? selectorsIn(rule.styleSheet.cssRules) : [];
      if (rule instanceof CSSKeyframesRule) {
        if (/\bcontent\s*:/.test(rule.cssText)) throw new Error('Content that changes.');
        return [];
      }
      // Rules in rules and scopes begin at an element that their selectors don't name.
      if (
        (rule instanceof CSSStyleRule || rule instanceof CSSScopeRule) &&
        rule.cssRules.length > 0
      )
        if (/\bcontent\s*:/.test(rule.cssText)) throw new Error('Content of a part.');
      if (rule instanceof CSSStyleRule) return rule.style.content ? [withoutPseudo(rule)] : [];
      return 'cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : [];
    });
  }

  /** `a > ::before` is of `a > *`. */
  function withoutPseudo({ selectorText }: CSSStyleRule): string {
    return selectorText
      .replace(/(^|[\s>+~,(])::?(?:before|after)/gi, '$1*')
      .replace(/::?(?:before|after)/gi, '');
  }
}
