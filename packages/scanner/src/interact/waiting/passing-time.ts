import type { UsedPage } from '../used-page.ts';
import { mostSlower } from '../use-time.ts';

/** A stretch of time that was begun may take so long, in real ms. */
const leastMs = 400;

/** The clock of a page, which goes on only when it is told to. */
export interface PassingTime {
  /** False: what the page does meanwhile takes too long, and its clock stands somewhere on the way. */
  pass(ms: number): Promise<boolean>;
}

/**
 * Stops the clock of the page, for good: timers, dates and animations then know only the time that is let pass, which
 * goes by as fast as the page can follow. `endMs`: when that has to end, by the time for using the page.
 */
export async function stopClock(page: UsedPage, endMs: number): Promise<PassingTime> {
  const { guard, limits, useTime } = page;
  const client = await guard.within(limits.frameMs, 'PAGE_HUNG', page.page.createCDPSession());
  return {
    async pass(ms) {
      const over = new Promise<void>((resolve) => {
        client.once('Emulation.virtualTimeBudgetExpired', () => {
          resolve();
        });
      });
      const begun = client.send('Emulation.setVirtualTimePolicy', {
        policy: 'advance',
        budget: ms,
      });
      await guard.within(limits.frameMs, 'PAGE_HUNG', begun);
      const leftMs = Math.max(leastMs, (endMs - useTime.now()) * mostSlower);
      return (await guard.inTime(leftMs, over)) !== null;
    },
  };
}
