import type { StateCount } from '../../criteria-sections.ts';

interface StateBarProps {
  counts: readonly StateCount[];
  /** The sections are on the page. */
  hasSections: boolean;
}

/** How the criteria divide by state: a bar, and the counts in words that lead to their sections. */
export function StateBar({ counts, hasSections }: StateBarProps) {
  return (
    <div className="stack gap-3">
      <div className="statebar" aria-hidden="true">
        {counts.map(({ id, count }) => (
          <span key={id} className={`state state--${id}`} style={{ flex: count }} />
        ))}
      </div>
      <ul className="statecounts">
        {counts.map(({ id, section, title, count }) => {
          const shown = (
            <>
              <i className={`state state--${id}`} aria-hidden="true" />
              <b>{count}</b> <span>{title}</span>
            </>
          );
          return (
            <li key={id}>
              {hasSections ? <a href={`#criteria-${section}`}>{shown}</a> : <span>{shown}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
