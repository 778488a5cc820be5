import type { ScanProgressEvent } from '@curbcut/model/scan';
import { pause } from './pause.ts';

const writeIntervalMs = 250;

export interface ThrottledProgress {
  report(event: ScanProgressEvent): void;
  /** Writes what still waits. */
  finish(): Promise<void>;
}

/**
 * Writes at most four events a second, in order; of several for one stage the newest. The newest event is always
 * written in the end. A write that fails goes to `onError` and never further.
 */
export function throttleProgress({
  write,
  onError,
}: {
  write: (event: ScanProgressEvent) => Promise<void>;
  onError: (error: unknown) => void;
}): ThrottledProgress {
  const waiting = new Map<ScanProgressEvent['stage'], ScanProgressEvent>();
  const finishing = new AbortController();
  let writing: Promise<void> | null = null;

  async function writeWaiting(): Promise<void> {
    for (let event = takeFirst(waiting); event; event = takeFirst(waiting)) {
      await write(event).catch(onError);
      await pause(writeIntervalMs, finishing.signal);
    }
    writing = null;
  }

  return {
    report(event) {
      waiting.set(event.stage, { ...waiting.get(event.stage), ...event });
      writing ??= writeWaiting();
    },
    async finish() {
      finishing.abort();
      await writing;
    },
  };
}

function takeFirst<Key, Value>(waiting: Map<Key, Value>): Value | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  waiting.delete(first[0]);
  return first[1];
}
