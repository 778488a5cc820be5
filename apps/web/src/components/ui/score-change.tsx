import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

interface ScoreChangeProps {
  /** Points of 100; positive is better. */
  points: number;
  /** What the change is measured against, for example `since October`. */
  children?: ReactNode;
}

/** How a score moved: arrow, points and, for those who do not see the arrow, the word. */
export function ScoreChange({ points, children }: ScoreChangeProps) {
  const direction = points > 0 ? 'up' : points < 0 ? 'down' : 'flat';
  const Icon = { up: ArrowUp, down: ArrowDown, flat: Minus }[direction];
  return (
    <span className={`delta delta--${direction}`}>
      <Icon className="icon icon--sm" aria-hidden="true" />
      {direction === 'flat' ? (
        <span>
          <span aria-hidden="true">0</span>
          <span className="sr-only">no change</span>
          {children}
        </span>
      ) : (
        <span>
          <span className="sr-only">{direction} </span>
          {Math.abs(points)}
          <span className="sr-only"> points</span>
          {children}
        </span>
      )}
    </span>
  );
}
