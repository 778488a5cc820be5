import { useEffect, type RefObject } from 'react';

const heightProperty = '--consent-height';

/** While `isShown`, tells the styles how much of the window an element at its lower edge covers. */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const shown = element.current;
    if (!isShown || !shown) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(heightProperty, `${shown.offsetHeight}px`);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(heightProperty);
    };
  }, [element, isShown]);
}
