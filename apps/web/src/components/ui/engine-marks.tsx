import { plural } from '../../lib/format.ts';

const mostDots = 8;

/** How many of the engines that ran found an issue. */
export function EngineMarks({ found, total }: { found: number; total: number }) {
  const dots = Math.min(Math.max(found, total), mostDots);
  return (
    <span className="engines">
      <span className="engines__dots" aria-hidden="true">
        {Array.from({ length: dots }, (_, index) => (
          <span
            key={index}
            className={index < found ? 'engines__dot engines__dot--on' : 'engines__dot'}
          />
        ))}
      </span>
      Found by {plural(found, 'engine')}
    </span>
  );
}
