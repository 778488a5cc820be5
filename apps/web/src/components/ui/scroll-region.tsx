import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Larger than its frame: it scrolls by itself. It takes the focus, so that it scrolls with the keyboard too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section className={className} aria-label={label} {...scrollsByKeyboard}>
      {children}
    </section>
  );
}

const scrollsByKeyboard = { tabIndex: 0 };
