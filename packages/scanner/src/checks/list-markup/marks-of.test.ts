import { expect, test } from 'vitest';
import { marksOf } from './marks-of.ts';

test.each([
  [['- water', '- current', '- showers'], 3],
  [['We have', '• water', '• current', '• showers', 'and more'], 3],
  [['1. Call', '2. Wait', '3) Come in', '4. Tie up'], 4],
  [['1. Call', '3. Wait', '5. Come in'], 1],
  [['– Who is there? – I am.', '– Come in!', '* note'], 2],
  [['-12 degrees', '-8 degrees', '-3 degrees'], 0],
])('%j', (lines, count) => {
  expect(marksOf(lines)).toBe(count);
});
