import { useEffect } from 'react';
import { checkDelayMs } from './check-delay.ts';

interface CheckAgain {
  /** What is known may change by itself. */
  isNeeded: boolean;
  /** Keeps its identity, and never rejects. */
  check: () => Promise<unknown>;
}

/** Checks again by itself, less and less often; at once when the browser is online again or the page is looked at again. */
export function useCheckAgain({ isNeeded, check }: CheckAgain): void {
  useEffect(() => {
    if (!isNeeded) return;
    let tries = 0;
    let isOver = false;
    let isRunning = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => void run(), checkDelayMs(tries));
      tries += 1;
    };
    const run = async () => {
      isRunning = true;
      await check();
      isRunning = false;
      if (!isOver) wait();
    };
    const runSoon = () => {
      if (document.visibilityState === 'hidden') return;
      tries = 0;
      // One that is under way may have begun without a connection: the next one comes soon.
      if (isRunning) return;
      clearTimeout(timer);
      void run();
    };
    wait();
    window.addEventListener('online', runSoon);
    document.addEventListener('visibilitychange', runSoon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', runSoon);
      document.removeEventListener('visibilitychange', runSoon);
    };
  }, [isNeeded, check]);
}
