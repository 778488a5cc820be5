/**
 * Gives axe for each element the one object by which the browser answers for its styles: it always tells the present ones,
 * and axe asks for a new one thousands of times. Runs in the frame's isolated world, where axe is loaded, and stands alone.
 */
export function rememberStyles(): void {
  const known = new WeakMap<Element, CSSStyleDeclaration>();
  const ask = window.getComputedStyle.bind(window);
  Object.defineProperty(globalThis, 'getComputedStyle', {
    value: (element: Element, pseudo?: string | null) => {
      if (pseudo) return ask(element, pseudo);
      let style = known.get(element);
      if (style === undefined) {
        style = ask(element);
        known.set(element, style);
      }
      return style;
    },
    configurable: true,
    writable: true,
  });
}
