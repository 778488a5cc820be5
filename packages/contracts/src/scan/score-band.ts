export type ScoreWord = 'Excellent' | 'Good' | 'Fair' | 'Poor' | 'Critical';
export type BandColor = 'green' | 'yellow' | 'red';

/** Lowest score out of 100 for green and for yellow; the screens differ, as specified. */
export interface BandLimits {
  green: number;
  yellow: number;
}
export const dashboardBands: BandLimits = { green: 80, yellow: 60 };
export const historyBands: BandLimits = { green: 90, yellow: 70 };

const words: readonly [number, ScoreWord][] = [
  [90, 'Excellent'],
  [80, 'Good'],
  [70, 'Fair'],
  [60, 'Poor'],
];

export function scoreWord(scoreOutOf100: number): ScoreWord {
  return words.find(([limit]) => scoreOutOf100 >= limit)?.[1] ?? 'Critical';
}

export function bandColor(scoreOutOf100: number, limits: BandLimits): BandColor {
  if (scoreOutOf100 >= limits.green) return 'green';
  return scoreOutOf100 >= limits.yellow ? 'yellow' : 'red';
}

/** The only place where a wire score (0 to 1) becomes the number people see (0 to 100). */
export function toScoreOutOf100(score: number): number {
  return Math.round(score * 100);
}
