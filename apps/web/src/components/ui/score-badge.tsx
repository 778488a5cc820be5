import { bandColor, scoreWord } from '@curbcut/model/scan';
import { CircleCheck, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';

/** No arrows: beside a change of the score they would be read as one. */
const icons: Record<'green' | 'yellow' | 'red', LucideIcon> = {
  green: CircleCheck,
  yellow: TriangleAlert,
  red: OctagonX,
};

/** The word for a score out of 100, told by more than its color. */
export function ScoreBadge({ outOf100 }: { outOf100: number }) {
  const color = bandColor(outOf100);
  const Icon = icons[color];
  return (
    <span className={`badge badge--${color}`}>
      <Icon className="icon" aria-hidden="true" />
      {scoreWord(outOf100)}
    </span>
  );
}
