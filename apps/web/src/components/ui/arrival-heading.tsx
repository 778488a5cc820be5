import { useEffect, useRef, type ReactNode } from 'react';

interface ArrivalHeadingProps {
  level: 1 | 2;
  /** The heading replaces what had the focus: it takes the focus over, so that it is read and Tab goes on here. */
  takesFocus: boolean;
  children: ReactNode;
}

export function ArrivalHeading({ level, takesFocus, children }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const Title = `h${level}` as const;
  return (
    <Title ref={heading} tabIndex={-1} className="text-xl">
      {children}
    </Title>
  );
}
