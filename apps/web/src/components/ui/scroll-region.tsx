import { useRef, type ReactNode, type RefObject } from 'react';
import { useHiddenSides } from '../../lib/use-hidden-sides.ts';

interface ScrollRegionProps {
  label: string;
  className: string;
  /** For whoever moves it. */
  region?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What may be larger than its frame: then it scrolls by itself, takes the focus, so that it scrolls with the keyboard
 * too, and fades out at the sides at which it goes on.
 */
export function ScrollRegion({ label, className, region: given, children }: ScrollRegionProps) {
  const own = useRef<HTMLElement>(null);
  const region = given ?? own;
  const more = useHiddenSides(region);
  return (
    <section
      ref={region}
      className={`scrolls ${className}`}
      aria-label={label}
      data-more={more ?? undefined}
      {...(more === '' ? {} : takesFocus)}
    >
      {children}
    </section>
  );
}

const takesFocus = { tabIndex: 0 };
