import type { Log } from '@curbcut/model/log';
import type { Scanner } from '@curbcut/scanner';
import { repeat } from './repeat.ts';

interface BrowserState {
  ready: boolean;
  version: string | null;
}

export interface BrowserWatch {
  state(): BrowserState;
  /** Resolves after the first check, whatever it said. */
  checked: Promise<void>;
  /** Has the browser checked anew, because it did not start for a job. */
  doubt(): void;
  stop(): Promise<void>;
}

const usualRetryIntervalMs = 10_000;
const neverStarted = 'The browser does not start: scans wait in the queue';
const stopped = 'The browser does not start any more: scans fail';

/**
 * Finds out whether the browser starts here, again and again until it does; then calls `onReady` once. Until then jobs
 * stay in the queue for a worker that can do them. A browser that is doubted later is checked again in the same way.
 */
export function watchBrowser({
  scanner,
  log,
  onReady,
  retryIntervalMs = usualRetryIntervalMs,
}: {
  scanner: Pick<Scanner, 'check'>;
  log: Log;
  onReady: () => Promise<void>;
  retryIntervalMs?: number;
}): BrowserWatch {
  let state: BrowserState = { ready: false, version: null };
  let toldProblem: string | null = null;
  let isDoubted = true;
  let wasReady = false;
  const { promise: checked, resolve: markChecked } = Promise.withResolvers<void>();

  const repetition = repeat(
    retryIntervalMs,
    async () => {
      if (!isDoubted) return;
      const { ready, browserVersion, problem } = await scanner.check();
      if (ready) {
        if (!wasReady) await onReady();
        wasReady = true;
        isDoubted = false;
        toldProblem = null;
        log.info({ browserVersion }, 'The browser works');
      } else if (problem !== toldProblem) {
        toldProblem = problem;
        log.error({ problem }, wasReady ? stopped : neverStarted);
      }
      state = { ready, version: browserVersion };
      markChecked();
    },
    (error) => {
      log.error({ error }, 'The browser could not be checked');
      markChecked();
    },
  );
  return {
    state: () => state,
    checked,
    doubt: () => {
      isDoubted = true;
    },
    stop: () => repetition.stop(),
  };
}
