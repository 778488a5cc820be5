import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a list whose button shows more of it and goes with the last part: the focus goes on with the first item that is new.
 * `count`: the items shown. `showingMore` is to be called when the button is pressed.
 */
export function useFocusOnMore<List extends HTMLElement>(
  count: number,
): { list: RefObject<List | null>; showingMore: () => void } {
  const list = useRef<List>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (before.current === null || count <= before.current) return;
    const first = list.current?.children[before.current];
    before.current = null;
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus();
  }, [count]);
  return {
    list,
    showingMore: () => {
      before.current = count;
    },
  };
}
