import type { ReactNode } from 'react';

/** Of the parts of an issue: below the title of a row, or of a view. */
export interface PartLevel {
  level?: 3 | 4 | undefined;
}

export function PartHeading({ level = 4, children }: PartLevel & { children: ReactNode }) {
  const Heading = `h${level}` as const;
  return <Heading className="part-heading">{children}</Heading>;
}
