import type { ReactNode } from 'react';
import { CauseList, type CauseListProps } from './cause-list.tsx';

interface CauseSectionProps extends CauseListProps {
  /** Stands in links that people keep. */
  id: string;
  title: string;
  /** Beside the title, in a few words. */
  about: string;
  /** Before the list. */
  children?: ReactNode;
}

/** A part of a site's result that lists causes; nothing without any. */
export function CauseSection({ id, title, about, children, ...list }: CauseSectionProps) {
  if (list.causes.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby={id}>
      <div className="headline">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <span className="text-sm text-muted">{about}</span>
      </div>
      {children}
      <CauseList {...list} />
    </section>
  );
}
