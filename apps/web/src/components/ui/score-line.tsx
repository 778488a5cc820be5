import { bandColor, scoreWord, toScoreOutOf100 } from '@curbcut/model/scan';

interface ScoreLineProps {
  /** 0 to 1; null: there is none. */
  score: number | null;
  /** Said instead of a score. */
  without: string;
}

/** A bar in the score's color, the number and its word, in one line. */
export function ScoreLine({ score, without }: ScoreLineProps) {
  if (score === null) return <span className="scoreline scoreline--none">{without}</span>;
  const outOf100 = toScoreOutOf100(score);
  return (
    <span className={`scoreline scoreline--${bandColor(outOf100)}`}>
      <i aria-hidden="true" />
      <span className="sr-only">Score </span>
      <b>{outOf100}</b>
      <span>{scoreWord(outOf100)}</span>
    </span>
  );
}
