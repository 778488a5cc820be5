import { useId, type ReactNode } from 'react';

interface IssueGroupSectionProps {
  heading: string;
  /** Where there is one group only, its heading is for screen readers. */
  isShown: boolean;
  /** How many rows, with their noun. */
  count: string;
  children: ReactNode;
}

/** The rows of a group under its heading. */
export function IssueGroupSection({ heading, isShown, count, children }: IssueGroupSectionProps) {
  const id = useId();
  if (!isShown) {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {heading}
        </h2>
        {children}
      </section>
    );
  }
  return (
    <section aria-labelledby={id}>
      <div className="issue-group">
        <h2 id={id} className="text-base">
          {heading}
        </h2>
        <span>{count}</span>
      </div>
      {children}
    </section>
  );
}
