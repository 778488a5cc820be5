import { amount } from '../../../lib/format.ts';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import type { ComparedFigure } from '../compared-figures.ts';

/** How far two figures are apart, and whether that is better: an arrow for scores, a word for counts. */
export function FigureDifference({ figure }: { figure: ComparedFigure }) {
  const { difference, isScore } = figure;
  if (difference === null) return <span className="text-muted">Unknown</span>;
  if (isScore) return <ScoreChange points={difference} />;
  if (difference === 0) return <span className="text-muted">0</span>;
  return (
    <span>
      {difference > 0 ? '+' : '\u2212'}
      {amount(Math.abs(difference))}
      <span className="block text-sm text-muted">{difference > 0 ? 'worse' : 'better'}</span>
    </span>
  );
}
