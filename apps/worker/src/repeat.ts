import { pause } from './pause.ts';

export interface Repetition {
  /** Waits for the run that goes on; no further one begins. */
  stop(): Promise<void>;
}

/**
 * Runs at once and then again `intervalMs` after each end, or as long after it as `intervalMs` says then. A run that
 * fails goes to `onError`, once for the same failure in a row, so that an outage is told once; the next one comes.
 */
export function repeat(
  intervalMs: number | (() => number),
  run: () => Promise<void>,
  onError: (error: unknown) => void,
): Repetition {
  const stopping = new AbortController();
  let lastFailure: string | null = null;
  const going = go();
  async function go(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await run();
        lastFailure = null;
      } catch (error) {
        const failure = String(error);
        if (failure !== lastFailure) onError(error);
        lastFailure = failure;
      }
      const waitMs = typeof intervalMs === 'number' ? intervalMs : intervalMs();
      await pause(waitMs, stopping.signal);
    }
  }
  return {
    async stop() {
      stopping.abort();
      await going;
    },
  };
}
