import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateSectionProps {
  id: string;
  title: string;
  count: string;
  /** What the state means; null: its title says it. */
  meaning: string | null;
  /** Nobody has to do anything about it: it is a press away. */
  isFolded?: boolean;
  children: ReactNode;
}

/** Criteria or rules of one state under their heading. */
export function StateSection(props: StateSectionProps) {
  const { id, title, count, meaning, isFolded = false, children } = props;
  const about = meaning !== null && <p className="max-w-prose text-sm text-muted">{meaning}</p>;
  if (!isFolded) {
    return (
      <section className="stack gap-3" aria-labelledby={id}>
        <div className="h2line">
          <h2 id={id}>{title}</h2>
          <span className="num text-muted">{count}</span>
        </div>
        {about}
        {children}
      </section>
    );
  }
  return (
    <section aria-labelledby={id}>
      <details className="fold">
        <summary className="h2line">
          <ChevronRight className="icon" aria-hidden="true" />
          <h2 id={id}>{title}</h2>
          <span className="num ml-auto text-muted">{count}</span>
        </summary>
        <div className="stack gap-3 pt-3">
          {about}
          {children}
        </div>
      </details>
    </section>
  );
}
