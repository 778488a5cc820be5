import { expect, test } from 'vitest';
import { checkingShares, stepOfSeveral } from './checking-steps.ts';

test.each([
  [{ usingPage: true, judgingStates: true }, [0.42, 0.55]],
  [{ usingPage: false, judgingStates: true }, [0.75, 1]],
  [{ usingPage: false, judgingStates: false }, [1, 1]],
])('%o: the engines leave room for what comes after them', (what, shares) => {
  expect(Object.values(checkingShares(what))).toEqual(shares);
});

test('several in a row fill their part, and do not go beyond it', () => {
  const part = { from: 0.4, to: 0.7, limitMs: 1_000 };
  const steps = [0, 1, 2, 3].map((index) => stepOfSeveral(part, { index, count: 3 }));
  expect(steps.map(({ from, to }) => [from.toFixed(1), to.toFixed(1)])).toEqual([
    ['0.4', '0.5'],
    ['0.5', '0.6'],
    ['0.6', '0.7'],
    ['0.7', '0.7'],
  ]);
});
