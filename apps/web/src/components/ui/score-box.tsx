import { bandColor, scoreWord, toScoreOutOf100 } from '@curbcut/model/scan';

interface ScoreBoxProps {
  /** 0 to 1; null for a scan without a result, which is never shown as 0. */
  score: number | null;
  /** Said instead of a score: of a scan that waits or runs, how it stands. */
  without?: string;
}

export function ScoreBox({ score, without = 'No score' }: ScoreBoxProps) {
  if (score === null) {
    return (
      <span className="scorebox scorebox--none">
        <span className="scorebox__number" aria-hidden="true">
          –
        </span>
        <span className="scorebox__word">{without}</span>
      </span>
    );
  }
  const outOf100 = toScoreOutOf100(score);
  return (
    <span className={`scorebox scorebox--${bandColor(outOf100)}`}>
      <span className="scorebox__number">
        <span className="sr-only">Score </span>
        {outOf100}
        <span className="sr-only"> of 100, </span>
      </span>
      <span className="scorebox__word">{scoreWord(outOf100)}</span>
    </span>
  );
}
