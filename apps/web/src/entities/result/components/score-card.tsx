import {
  bandColor,
  nothingToScore,
  scoreWord,
  toScoreOutOf100,
  type Comparison,
  type NotAssessed,
} from '@curbcut/model/scan';
import { ArrowDown, ArrowUp, Equal, Minus, type LucideIcon } from 'lucide-react';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { ScoreScale } from '../../../components/ui/score-scale.tsx';
import { formatLocalDate, plural } from '../../../lib/format.ts';
import { pointsToNextWord } from '../next-word.ts';

const icons: Record<'green' | 'yellow' | 'red', LucideIcon> = {
  green: ArrowUp,
  yellow: Equal,
  red: ArrowDown,
};

interface ScoreCardProps {
  /** 0 to 1; null when there is nothing to score. */
  score: number | null;
  comparison: Comparison | null;
  notAssessed: readonly NotAssessed[];
}

export function ScoreCard({ score, comparison, notAssessed }: ScoreCardProps) {
  if (score === null) return <WithoutScore notAssessed={notAssessed} />;
  const outOf100 = toScoreOutOf100(score);
  const color = bandColor(outOf100);
  const Icon = icons[color];
  const before = comparison?.previousScore ?? null;
  const previous = before === null ? null : toScoreOutOf100(before);
  return (
    <div className="card stack">
      <div className="row justify-between">
        <h2 className="text-base">Overall Score</h2>
        {previous !== null && <ScoreChange points={outOf100 - previous} />}
      </div>
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
      <ScoreScale scoreOutOf100={outOf100} previousOutOf100={previous} />
      <p className="text-sm text-muted">
        {comparison &&
          previous !== null &&
          `${changeSentence(outOf100 - previous, previous, comparison)} `}
        {sentence(outOf100)}
      </p>
    </div>
  );
}

function WithoutScore({ notAssessed }: Pick<ScoreCardProps, 'notAssessed'>) {
  const reasons = notAssessed.filter(({ kind }) => kind === 'content' || kind === 'page');
  return (
    <div className="card stack">
      <h2 className="text-base">Overall Score</h2>
      <div className="row items-end gap-4">
        <p className="bignum" aria-hidden="true">
          –
        </p>
        <p>
          <span className="badge badge--line">
            <Minus className="icon" aria-hidden="true" />
            {nothingToScore}
          </span>
        </p>
      </div>
      {reasons.map(({ code, message }) => (
        <p key={code} className="text-sm text-muted">
          {message}
        </p>
      ))}
    </div>
  );
}

/** `6 points more than on 14 November 2026 (68, the hollow dot).` */
function changeSentence(points: number, previous: number, comparison: Comparison): string {
  const day = formatLocalDate(comparison.previousDate);
  const where = `(${previous}, the hollow dot)`;
  if (points === 0) return `The same as on ${day}.`;
  return `${plural(Math.abs(points), 'point')} ${points > 0 ? 'more' : 'less'} than on ${day} ${where}.`;
}

function sentence(outOf100: number): string {
  const next = pointsToNextWord(outOf100);
  if (!next) return 'The best of the five words. A person should still test the page by hand.';
  const reach = next.points === 1 ? 'reaches' : 'reach';
  return `${next.points} more ${plural(next.points, 'point').replace(/^\d+ /, '')} ${reach} ${next.word}.`;
}
