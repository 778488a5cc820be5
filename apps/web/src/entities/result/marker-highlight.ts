import { createContext, useContext, useSyncExternalStore } from 'react';

/** Which element of an issue is pointed at, on the picture or in the list. Only the two parts concerned are drawn again. */
export interface MarkerHighlight {
  subscribe: (listener: () => void) => () => void;
  current: () => number | null;
  set: (marker: number | null) => void;
}

export function createMarkerHighlight(): MarkerHighlight {
  const listeners = new Set<() => void>();
  let current: number | null = null;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    set: (marker) => {
      if (marker === current) return;
      current = marker;
      for (const listener of listeners) listener();
    },
  };
}

export const MarkerHighlightContext = createContext<MarkerHighlight>(createMarkerHighlight());

/** True while one of these markers is pointed at, and the handlers of a part that points at the first. */
export function useMarkerHighlight(markers: readonly number[]) {
  const highlight = useContext(MarkerHighlightContext);
  const isActive = useSyncExternalStore(highlight.subscribe, () => {
    const current = highlight.current();
    return current !== null && markers.includes(current);
  });
  const on = () => highlight.set(markers[0] ?? null);
  const off = () => highlight.set(null);
  return {
    isActive,
    pointing: { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off },
  };
}
