import { useEffect, useState, type RefObject } from 'react';
import { hiddenSides } from './hidden-sides.ts';

/** At which sides an element goes on, for `data-more`: `left right`. Empty when it shows all; null before it is known. */
export function useHiddenSides(frame: RefObject<HTMLElement | null>): string | null {
  const [sides, setSides] = useState<string | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setSides(hiddenSides(element).join(' '));
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  return sides;
}
