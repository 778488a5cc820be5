import { bandColor, scoreWord, toScoreOutOf100, type BandLimits } from '@curbcut/contracts';

/** `score`: 0 to 1. */
export function ScoreBox({ score, bands }: { score: number; bands: BandLimits }) {
  const outOf100 = toScoreOutOf100(score);
  return (
    <span className={`scorebox scorebox--${bandColor(outOf100, bands)}`}>
      <span className="scorebox__number">
        <span className="sr-only">Score </span>
        {outOf100}
        <span className="sr-only"> of 100, </span>
      </span>
      <span className="scorebox__word">{scoreWord(outOf100)}</span>
    </span>
  );
}
