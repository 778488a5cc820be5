import { expect, it } from 'vitest';
import { checkDelayMs } from './check-delay.ts';

it('waits longer each time, and a minute at most', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(checkDelayMs)).toEqual([
    3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000,
  ]);
});
