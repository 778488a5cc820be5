import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width inside an element's scroll bars, in CSS pixels; 0 before it is known. */
export function useClientWidth(target: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const look = () => setWidth(element.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return width;
}
