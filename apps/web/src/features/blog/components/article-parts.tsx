import { createContext, use, type ReactNode } from 'react';

/** The heading level of an article's parts: 2 on its own page, 4 inside the list. */
export const PartLevel = createContext<2 | 4>(2);

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const Title = `h${use(PartLevel)}` as const;
  return (
    <section>
      <Title>{title}</Title>
      {children}
    </section>
  );
}
