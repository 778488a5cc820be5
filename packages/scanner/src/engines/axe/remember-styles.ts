/** For who runs axe: while it runs, styles stay as they are. */
export interface WorldWithStyles {
  curbcutStyles?: {
    /** From now on each value is asked for once. */
    hold(): void;
    /** Forgets all values: the page may change. */
    release(): void;
  };
}

/**
 * Gives axe for each element the one object by which the browser answers for its styles: it always tells the present ones,
 * and axe asks for a new one thousands of times. While styles are held, each value is kept as well. Runs in the frame's
 * isolated world, where axe is loaded, and stands alone.
 */
export function rememberStyles(): void {
  const world = globalThis as WorldWithStyles;
  const known = new WeakMap<Element, CSSStyleDeclaration>();
  const ask = window.getComputedStyle.bind(window);
  const valueOf = CSSStyleDeclaration.prototype.getPropertyValue;
  let isHeld = false;
  let round = 0;
  Object.defineProperty(globalThis, 'getComputedStyle', {
    value: (element: Element, pseudo?: string | null) => {
      if (pseudo) return ask(element, pseudo);
      let style = known.get(element);
      if (style === undefined) {
        style = ask(element);
        keepValues(style);
        known.set(element, style);
      }
      return style;
    },
    configurable: true,
    writable: true,
  });
  world.curbcutStyles = {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      round += 1;
    },
  };

  function keepValues(style: CSSStyleDeclaration): void {
    let values = new Map<string, string>();
    let ofRound = -1;
    // Our world only: the page has an object of its own.
    style.getPropertyValue = (property) => {
      if (!isHeld) return valueOf.call(style, property);
      if (ofRound !== round) {
        values = new Map();
        ofRound = round;
      }
      let value = values.get(property);
      if (value === undefined) {
        value = valueOf.call(style, property);
        values.set(property, value);
      }
      return value;
    };
  }
}
