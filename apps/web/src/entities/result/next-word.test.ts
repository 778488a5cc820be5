import { expect, it } from 'vitest';
import { pointsToNextWord } from './next-word.ts';

it('names the next better word and the way to it', () => {
  expect(pointsToNextWord(74)).toEqual({ points: 6, word: 'Good' });
  expect(pointsToNextWord(12)).toEqual({ points: 48, word: 'Poor' });
  expect(pointsToNextWord(95)).toBeNull();
});
