import { useId } from 'react';

/** The mark, drawn across an edge; at most once on a page. */
export function CurbLine({ className }: { className: string }) {
  const domes = useId();
  return (
    <div className={className} aria-hidden="true">
      <span />
      <svg viewBox="0 0 260 56">
        <defs>
          <pattern id={domes} width="14" height="14" patternUnits="userSpaceOnUse">
            <circle cx="7" cy="7" r="3.1" fill="#15181f" fillOpacity=".3" />
          </pattern>
        </defs>
        <path d="M0 0h58L38 56H0z" fill="currentColor" />
        <path d="M260 0h-58l20 56h38z" fill="currentColor" />
        <path d="M76 0h108l20 56H56z" fill="#ffc720" />
        <path d="M76 0h108l20 56H56z" fill={`url(#${domes})`} />
      </svg>
      <span />
    </div>
  );
}
