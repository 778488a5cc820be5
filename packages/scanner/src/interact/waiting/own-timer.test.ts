import { expect, test } from 'vitest';
import { isOwnTimer } from './own-timer.ts';

test.each([
  ['Time is up: simmering stock.', ['Start, simmering stock'], true],
  ['Time is up!', ['Start the timer'], true],
  ['Die Zeit ist um.', ['Wecker starten'], true],
  ['Time is up! Your answers have been handed in.', ['Start the quiz'], false],
  ['Your session has expired.', ['Menu', 'Start'], false],
  ['Time is up: simmering stock.', [], false],
])('%s after %j', (message, pressed, expected) => {
  expect(isOwnTimer(message, pressed)).toBe(expected);
});
