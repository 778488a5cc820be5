/** How the style sheets show an element that is hidden now, with the pointer over another. */
export interface ShownByHover {
  /** The one that the pointer must be over: so many elements up, and then so many back. */
  host: [up: number, back: number];
  /** Something else than the pointer shows it as well, without any script: the focus, a checked box or an address. */
  hasAlternative: boolean;
  /** Classes and attributes of states in which it is shown as well, if a script sets them. */
  states: string[];
}

/** Null for elements that no rule about the pointer shows. Runs in the frame's isolated world. */
export function shownByHover(...elements: Element[]): (ShownByHover | null)[] {
  type Part = { selector: string; style: CSSStyleDeclaration };
  const mostRules = 20_000;
  const parts: Part[] = [];
  let rulesRead = 0;
  const splitList = (list: string) => list.split(/,(?![^(]*\))/).map((one) => one.trim());
  const shows = ({ display, visibility, opacity }: CSSStyleDeclaration) =>
    (display !== '' && display !== 'none') || visibility === 'visible' || Number(opacity) > 0.5;
  const readRules = (rules: CSSRuleList) => {
    for (const rule of rules) {
      rulesRead += 1;
      if (rulesRead > mostRules) return;
      if (rule instanceof CSSStyleRule) {
        if (!rule.selectorText.includes('&') && shows(rule.style))
          for (const selector of splitList(rule.selectorText))
            parts.push({ selector, style: rule.style });
        continue;
      }
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      if ('cssRules' in rule) readRules(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    if (sheet.disabled || !matchMedia(sheet.media.mediaText).matches) continue;
    try {
      readRules(sheet.cssRules);
    } catch {
      // One from another place does not let itself be read.
    }
  }

  const matches = (element: Element, selector: string) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  };
  /** A selector without some of its parts, which leaves what matches any element in their places. */
  const without = (selector: string, what: RegExp) =>
    selector
      .replace(what, '')
      .replace(/(^|[\s>+~])(?=[\s>+~]|$)/g, (gap) => gap)
      .replace(/^\s*(?=[>+~]|$)/, '*')
      .replace(/([>+~])\s*(?=[>+~]|$)/g, '$1 *')
      .replace(/^\s*$/, '*');
  const hovers = parts.filter(
    ({ selector }) => selector.includes(':hover') && !/:not\([^)]*:hover|:focus/.test(selector),
  );
  const others = parts.filter(
    ({ selector }) => !selector.includes(':hover') || selector.includes(':focus'),
  );
  const hostSelectorOf = (selector: string) => {
    const whole = /^.*:hover[^\s>+~]*/.exec(selector)?.[0] ?? '';
    return whole.length < selector.length ? without(whole, /:hover/g) : null;
  };
  const hostOf = (element: Element, selector: string): [number, number] | null => {
    let up = 0;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (up > 0 && matches(at, selector)) return [up, 0];
      let back = 1;
      for (
        let near = at.previousElementSibling;
        near && back < 5;
        near = near.previousElementSibling
      ) {
        if (matches(near, selector)) return [up, back];
        back += 1;
      }
      up += 1;
    }
    return null;
  };
  const hiddenBy = (element: Element): 'display' | 'visibility' | 'opacity' | null => {
    const { display, visibility, opacity } = getComputedStyle(element);
    if (display === 'none') return 'display';
    if (visibility === 'hidden') return 'visibility';
    return Number(opacity) < 0.05 ? 'opacity' : null;
  };
  const showsBy = ({ style }: Part, property: 'display' | 'visibility' | 'opacity') => {
    const value = style[property];
    if (property === 'opacity') return Number(value) > 0.5;
    return value !== '' && value !== 'none' && value !== 'hidden';
  };
  const pseudos =
    /::?(?:focus-visible|focus-within|focus|checked|target|active|hover|open|popover-open)\b/g;
  const statesOf = (element: Element, { selector }: Part) => {
    const present = new Set<string>();
    for (let at: Element | null = element; at; at = at.parentElement) {
      for (const name of at.classList) present.add(`.${name}`);
      for (const near of at.parentElement?.children ?? [])
        for (const name of near.classList) present.add(`.${name}`);
    }
    const states: string[] = [];
    const relaxed = without(
      selector
        .replace(/\[\s*([\w-]+)[^\]]*\]/g, (_, name: string) => {
          states.push(name);
          return '';
        })
        .replace(/\.[\w-]+/g, (name) => {
          if (present.has(name)) return name;
          states.push(name.slice(1));
          return '';
        })
        .replace(/:(?:is|where|has)\([^)]*(?:focus|checked|target)[^)]*\)/g, ''),
      pseudos,
    );
    return relaxed !== selector && matches(element, relaxed) ? states : null;
  };
  return elements.map((element) => {
    const property = hiddenBy(element);
    if (!property) return null;
    let host: [number, number] | null = null;
    for (const part of hovers) {
      const hostSelector = hostSelectorOf(part.selector);
      if (!hostSelector || !showsBy(part, property)) continue;
      if (!matches(element, without(part.selector, /:hover/g))) continue;
      host = hostOf(element, hostSelector);
      if (host) break;
    }
    if (!host) return null;
    const ways = others
      .filter((part) => showsBy(part, property))
      .map((part) => statesOf(element, part))
      .filter((states) => states !== null);
    return {
      host,
      hasAlternative: ways.some((states) => states.length === 0),
      states: ways.flat(),
    };
  });
}
