import { setTimeout as delay } from 'node:timers/promises';

/** Waits, or ends early without an error when the signal aborts. */
export async function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(durationMs, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
