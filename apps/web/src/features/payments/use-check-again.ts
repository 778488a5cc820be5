import { useEffect, useRef } from 'react';
import { checkDelayMs } from './check-delay.ts';

interface CheckAgain {
  /** What is known may change by itself. */
  isNeeded: boolean;
  /** Another one after each check that ended; the next one waits from then on. */
  lastCheck: unknown;
  /** Keeps its identity. */
  check: () => void;
}

/** Checks again by itself, less and less often; at once when the browser is online again or the page is looked at again. */
export function useCheckAgain({ isNeeded, lastCheck, check }: CheckAgain): void {
  const tries = useRef(0);
  useEffect(() => {
    if (!isNeeded) return;
    const run = () => {
      tries.current += 1;
      check();
    };
    const timer = setTimeout(run, checkDelayMs(tries.current));
    const runSoon = () => {
      if (document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      check();
    };
    window.addEventListener('online', runSoon);
    document.addEventListener('visibilitychange', runSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', runSoon);
      document.removeEventListener('visibilitychange', runSoon);
    };
  }, [isNeeded, lastCheck, check]);
}
