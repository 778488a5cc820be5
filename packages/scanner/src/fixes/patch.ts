/** One change of the live document. Elements are numbers of their frame's registry. */
export type Patch =
  /** Null removes the attribute. */
  | { kind: 'attribute'; element: number; name: string; value: string | null }
  | { kind: 'style'; element: number; property: string; value: string }
  | {
      kind: 'insert';
      element: number;
      where: 'before' | 'after' | 'first';
      name: string;
      attributes: Readonly<Record<string, string>>;
      text: string;
    }
  /** The nearest words on that side of the element go into a new one in their place. */
  | {
      kind: 'wrap-words';
      element: number;
      side: 'previousSibling' | 'nextSibling';
      name: string;
      attributes: Readonly<Record<string, string>>;
    }
  /** The element's children go into another element of this name. */
  | { kind: 'rename'; element: number; name: string }
  | { kind: 'remove'; element: number }
  /** Moves an element out of another one, to the place right after it. */
  | { kind: 'move-after'; element: number; outer: number };
