import type { AppError } from '@curbcut/model/errors';

/** Runs some work when its turn comes; throws what `refusal` gives while too many wait. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns for work that costs much: so many at once, so many wait, and whoever comes then is told to come back. */
export function createTurns({
  atOnce,
  waiting: mostWaiting,
  refusal,
}: {
  atOnce: number;
  waiting: number;
  refusal: (waiting: number) => AppError;
}): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal(waiting.length);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The turn is handed over, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
