export type ScoreWord = 'Excellent' | 'Good' | 'Fair' | 'Poor' | 'Critical';
export type BandColor = 'green' | 'yellow' | 'red';

interface ScoreBand {
  /** The lowest score out of 100. */
  from: number;
  word: ScoreWord;
  color: BandColor;
}

/** What a score is called and how it is colored, wherever one is shown. */
const criticalBand: ScoreBand = { from: 0, word: 'Critical', color: 'red' };
const betterBands: readonly ScoreBand[] = [
  { from: 90, word: 'Excellent', color: 'green' },
  { from: 80, word: 'Good', color: 'green' },
  { from: 70, word: 'Fair', color: 'yellow' },
  { from: 60, word: 'Poor', color: 'yellow' },
];

/** Lowest score out of 100 for green and for yellow. */
export const bandLimits: Readonly<Record<'green' | 'yellow', number>> = {
  green: lowestOf('green'),
  yellow: lowestOf('yellow'),
};

function lowestOf(color: BandColor): number {
  return Math.min(...betterBands.flatMap((band) => (band.color === color ? [band.from] : [])));
}

function bandOf(scoreOutOf100: number): ScoreBand {
  return betterBands.find(({ from }) => scoreOutOf100 >= from) ?? criticalBand;
}

export function scoreWord(scoreOutOf100: number): ScoreWord {
  return bandOf(scoreOutOf100).word;
}

export function bandColor(scoreOutOf100: number): BandColor {
  return bandOf(scoreOutOf100).color;
}

/** Stands where a score would, of a result that has none. */
export const nothingToScore = 'Nothing to score';

/** The only place where a wire score (0 to 1) becomes the number people see (0 to 100). */
export function toScoreOutOf100(score: number): number {
  return Math.round(score * 100);
}

const minNamedGain = 3;

/** Whether what a repair adds to a score, in points of 100, is enough to name it: less promises work that nobody sees. */
export function isNamedGain(points: number): boolean {
  return points >= minNamedGain;
}
