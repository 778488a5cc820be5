import { expect, test } from 'vitest';
import { mayCountDown } from './may-count-down.ts';

test.each(['Your seats are held for 30 seconds', 'Noch 45 Sekunden', '残り30秒', 'Left: 4:59'])(
  '%s',
  (words) => {
    expect(mayCountDown(words)).toBe(true);
  },
);

test.each(['Send us a message', '3 persons', 'Chapter 12 of 20'])('no time: %s', (words) => {
  expect(mayCountDown(words)).toBe(false);
});
