import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** The clock of a page, which goes on only when it is told to. */
export interface PassingTime {
  /** False: what the page does meanwhile takes too long, and its clock stands somewhere on the way. */
  pass(ms: number): Promise<boolean>;
}

/**
 * Stops the clock of the page, for good: timers, dates and animations then know only the time that is let pass, which
 * goes by as fast as the page can follow. `mostMs`: how long, in real time, one stretch may take.
 */
export async function stopClock(page: PageUnderTest, mostMs: number): Promise<PassingTime> {
  const { guard, limits } = page;
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
      return (await guard.inTime(mostMs, over)) !== null;
    },
  };
}
