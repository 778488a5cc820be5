import { pause } from './pause.ts';

export interface Repetition {
  /** Waits for the run that goes on; no further one begins. */
  stop(): Promise<void>;
}

/** Runs at once and then again `intervalMs` after each end. A run that fails goes to `onError`; the next one comes. */
export function repeat(
  intervalMs: number,
  run: () => Promise<void>,
  onError: (error: unknown) => void,
): Repetition {
  const stopping = new AbortController();
  const going = go();
  async function go(): Promise<void> {
    while (!stopping.signal.aborted) {
      await run().catch(onError);
      await pause(intervalMs, stopping.signal);
    }
  }
  return {
    async stop() {
      stopping.abort();
      await going;
    },
  };
}
