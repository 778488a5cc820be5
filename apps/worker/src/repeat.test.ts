import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('the same failure in a row is told once, and again after it was over', async () => {
  const outcomes = ['down', 'down', 'starting', 'down', null, 'down', 'down'];
  const told: string[] = [];
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const repetition = repeat(
    () => 0,
    async () => {
      const [outcome] = outcomes.splice(0, 1);
      if (outcomes.length === 0) end();
      if (outcome) throw new Error(outcome);
    },
    (error) => told.push(String(error)),
  );
  await over;
  await repetition.stop();
  expect(told).toEqual(['Error: down', 'Error: starting', 'Error: down', 'Error: down']);
});
