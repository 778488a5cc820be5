/** What was pressed last, and how the page was before: what several parts of the world look at. */
interface Pressed {
  control: Element | null;
  /** What the press has brought over the page, as it was found by the last look. */
  layer: Element | null;
  /** What was put into the page since the press. */
  added: Set<Node>;
  /** Before the press: the blocks of text in sight, by the element that holds them. */
  texts: Map<Element, string>;
  inSightBefore: Set<Element>;
  fixedBefore: Set<Element>;
}

export interface WorldWithPressed {
  curbcutPressed: Pressed;
}

/** Runs in the page's isolated world; may run again. */
export function installPressed(): void {
  const world = globalThis as unknown as WorldWithPressed;
  world.curbcutPressed ??= {
    control: null,
    layer: null,
    added: new Set(),
    texts: new Map(),
    inSightBefore: new Set(),
    fixedBefore: new Set(),
  };
}
