import { expect, test } from 'vitest';
import { settledWords } from './settled.ts';

test.each([
  [0, 0, []],
  [1, 0, ['1 ignored']],
  [2, 1, ['2 ignored', '1 marked as a false alarm']],
  [0, 1_200, ['1,200 marked as false alarms']],
])('%i ignored and %i false alarms are %j', (ignored, falseAlarms, words) => {
  expect(settledWords({ ignored, falseAlarms })).toEqual(words);
});
