import type { PageUnderTest } from '../engines/page-under-test.ts';

/** What comes neither of a timer nor of an animation, such as the work of frameworks and the next frame, has come by then. Ms. */
const atOnceMs = 60;
const againMs = 60;

interface Waiting extends Pick<PageUnderTest, 'guard' | 'limits'> {
  listeners: Pick<PageUnderTest['listeners'], 'mayCome'>;
}

/**
 * Lets time go by until `isDone`, at most `mostMs`, and only as long as something may still come by itself. The last answer of
 * `isDone`.
 */
export async function waitUntil(
  { guard, limits, listeners }: Waiting,
  isDone: () => Promise<boolean>,
  mostMs: number,
): Promise<boolean> {
  const startedMs = guard.now();
  for (;;) {
    if (await isDone()) return true;
    const waitedMs = guard.now() - startedMs;
    if (waitedMs >= mostMs) return false;
    const mayCome =
      waitedMs < atOnceMs || (await guard.within(limits.frameMs, 'PAGE_HUNG', listeners.mayCome()));
    // What was still to come at the first look may have come since.
    if (!mayCome) return isDone();
    await guard.race(
      new Promise((resolve) => {
        setTimeout(resolve, Math.min(againMs, mostMs - waitedMs));
      }),
    );
  }
}
