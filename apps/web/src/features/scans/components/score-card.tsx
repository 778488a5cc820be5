import { bandColor, dashboardBands, scoreWord, toScoreOutOf100 } from '@curbcut/contracts';
import { ArrowDown, ArrowUp, Equal, type LucideIcon } from 'lucide-react';
import { ScoreScale } from '../../../components/ui/score-scale.tsx';
import { plural } from '../../../lib/format.ts';
import { pointsToNextWord } from '../next-word.ts';

const icons: Record<'green' | 'yellow' | 'red', LucideIcon> = {
  green: ArrowUp,
  yellow: Equal,
  red: ArrowDown,
};

/** `score`: 0 to 1. */
export function ScoreCard({ score }: { score: number }) {
  const outOf100 = toScoreOutOf100(score);
  const color = bandColor(outOf100, dashboardBands);
  const Icon = icons[color];
  return (
    <div className="card stack">
      <h2 className="text-base">Overall Score</h2>
      <div className="row items-end gap-4">
        <p className="bignum">
          {outOf100}
          <small>/100</small>
        </p>
        <p>
          <span className={`badge badge--${color}`}>
            <Icon className="icon" aria-hidden="true" />
            {scoreWord(outOf100)}
          </span>
        </p>
      </div>
      <ScoreScale scoreOutOf100={outOf100} bands={dashboardBands} />
      <p className="text-sm text-muted">{sentence(outOf100)}</p>
    </div>
  );
}

function sentence(outOf100: number): string {
  const next = pointsToNextWord(outOf100);
  if (!next) return 'The best of the five words. A person should still test the page by hand.';
  const reach = next.points === 1 ? 'reaches' : 'reach';
  return `${next.points} more ${plural(next.points, 'point').replace(/^\d+ /, '')} ${reach} ${next.word}.`;
}
