import type { UsedPage } from './used-page.ts';

/** What comes neither of a timer nor of an animation, such as the work of frameworks and the next frame, has come by then. Ms. */
const againMs = 60;

interface Waiting extends Pick<UsedPage, 'guard' | 'limits'> {
  listeners: Pick<UsedPage['listeners'], 'mayCome'>;
  useTime: Pick<UsedPage['useTime'], 'waitedFor' | 'waitedInVain'>;
}

/**
 * Lets time go by until `isDone`, at most `mostMs`, and only as long as something may still come by itself. The last answer of
 * `isDone`.
 */
export async function waitUntil(
  { guard, limits, listeners, useTime }: Waiting,
  isDone: () => Promise<boolean>,
  mostMs: number,
): Promise<boolean> {
  const startedMs = guard.now();
  const tripsBefore = guard.trips;
  const count = (ms: number, isUpToPage: boolean) => {
    const trips = guard.trips - tripsBefore;
    if (isUpToPage) useTime.waitedFor(ms, trips);
    else useTime.waitedInVain(ms, trips);
  };
  for (let rounds = 0; ; rounds += 1) {
    const isIt = await isDone();
    const waitedMs = guard.now() - startedMs;
    if (isIt || waitedMs >= mostMs) {
      count(isIt ? rounds * againMs : mostMs, isIt);
      return isIt;
    }
    const mayCome =
      rounds === 0 || (await guard.within(limits.frameMs, 'PAGE_HUNG', listeners.mayCome()));
    // What was still to come at the first look may have come since.
    if (!mayCome) {
      count(rounds * againMs, true);
      return isDone();
    }
    await guard.race(
      new Promise((resolve) => {
        setTimeout(resolve, Math.min(againMs, mostMs - waitedMs));
      }),
    );
  }
}
