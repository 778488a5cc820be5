import type { Log } from '@curbcut/contracts';
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
  stop(): Promise<void>;
}

const usualRetryIntervalMs = 10_000;

/**
 * Finds out whether the browser starts here, again and again until it does; then calls `onReady` once. Until then jobs
 * stay in the queue for a worker that can do them.
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
  const { promise: checked, resolve: markChecked } = Promise.withResolvers<void>();

  const repetition = repeat(
    retryIntervalMs,
    async () => {
      if (state.ready) return;
      const { ready, browserVersion, problem } = await scanner.check();
      if (ready) {
        await onReady();
        state = { ready: true, version: browserVersion };
        log.info({ browserVersion }, 'The browser works');
      } else if (problem !== toldProblem) {
        toldProblem = problem;
        log.error({ problem }, 'The browser does not start: scans wait in the queue');
      }
      markChecked();
    },
    (error) => {
      log.error({ error }, 'The browser could not be checked');
      markChecked();
    },
  );
  return { state: () => state, checked, stop: () => repetition.stop() };
}
