import { expect, test } from 'vitest';
import { marksOf } from './marks-of.ts';

test.each([
  [['- water', '- current', '- showers'], 3],
  [['We have', '• water', '• current', '• showers', 'and more'], 3],
  [['1. Call', '2. Wait', '3) Come in', '4. Tie up'], 4],
  [['1. Call', '3. Wait', '5. Come in'], 1],
  [['– Who is there? – I am.', '– Come in!', '* note'], 2],
  [['1- Call', '2- Wait', '3 – Come in'], 3],
  [['١- اتصل', '٢- انتظر', '٣- ادخل'], 3],
  [['① 電話する', '② 待つ', '③ 入る'], 3],
  [['1、打电话', '2、等待', '3、进来'], 3],
  [['1-2 days', '2-3 days', '3-4 days'], 0],
  [['10:30 Start', '11:30 Lunch', '12:30 End'], 0],
  [['-12 degrees', '-8 degrees', '-3 degrees'], 0],
])('%j', (lines, count) => {
  expect(marksOf(lines)).toBe(count);
});
