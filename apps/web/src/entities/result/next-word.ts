import { scoreWord, type ScoreWord } from '@curbcut/model/scan';

/** How many points lead to the next better word; null at the best one. */
export function pointsToNextWord(
  scoreOutOf100: number,
): { points: number; word: ScoreWord } | null {
  const now = scoreWord(scoreOutOf100);
  for (let score = scoreOutOf100 + 1; score <= 100; score += 1) {
    const word = scoreWord(score);
    if (word !== now) return { points: score - scoreOutOf100, word };
  }
  return null;
}
