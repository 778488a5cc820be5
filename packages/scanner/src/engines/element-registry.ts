/**
 * Elements that engines and checks point at, in the isolated world of their frame. A number stands for an element
 * wherever it leaves the page: no selector is made for what nobody will see, and none can point at another element.
 */
interface ElementRegistry {
  readonly elements: readonly Element[];
  /** The element's number; a new one the first time. */
  numberOf(element: Element): number;
  /** Lets a number stand for another element from now on: for the one that was drawn in the place of the first. */
  replace(number: number, element: Element): void;
}

/** Where the registry stands in a frame's isolated world. */
export interface WorldWithRegistry {
  curbcutRegistry: ElementRegistry;
}

/** Runs in the frame's isolated world; may run again. */
export function installElementRegistry(): void {
  const world = globalThis as unknown as Partial<WorldWithRegistry>;
  if (world.curbcutRegistry) return;
  const elements: Element[] = [];
  const numbers = new Map<Element, number>();
  world.curbcutRegistry = {
    elements,
    numberOf: (element) => {
      const known = numbers.get(element);
      if (known !== undefined) return known;
      numbers.set(element, elements.length);
      return elements.push(element) - 1;
    },
    replace: (number, element) => {
      elements[number] = element;
      numbers.set(element, number);
    },
  };
}
