import type { CriteriaSection } from '../../criteria-sections.ts';

interface StateBarProps {
  /** By state; what each is called, and how many criteria are in it. */
  states: readonly CriteriaSection[];
  /** The sections are on the page. */
  hasSections: boolean;
}

/** How the criteria divide by state: a bar, and the counts in words that lead to their sections. */
export function StateBar({ states, hasSections }: StateBarProps) {
  return (
    <div className="stack gap-3">
      <div className="statebar" aria-hidden="true">
        {states.map(({ id, criteria }) => (
          <span key={id} className={`state state--${id}`} style={{ flex: criteria.length }} />
        ))}
      </div>
      <ul className="statecounts">
        {states.map(({ id, title, criteria }) => {
          const count = (
            <>
              <i className={`state state--${id}`} aria-hidden="true" />
              <b>{criteria.length}</b> <span>{title}</span>
            </>
          );
          return (
            <li key={id}>
              {hasSections ? <a href={`#criteria-${id}`}>{count}</a> : <span>{count}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
