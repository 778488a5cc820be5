import { setTimeout as delay } from 'node:timers/promises';
import type { LaunchedServer } from './launch-server.ts';

/** How a supervised server ended: because we stopped it, or because it kept dying. */
export type PostgresEnd = { stopped: true } | { stopped: false; error: Error };

const maxRestartsInARow = 5;
const firstDelayMs = 100;
/** A server that lived this long starts with a clean record. */
const healthyAfterMs = 60_000;

export interface SupervisedServer {
  pid(): number;
  stop(): Promise<void>;
  exited: Promise<PostgresEnd>;
}

/** Restarts a server that dies, waiting 0.1, 0.2, 0.4 ... s; gives up after five deaths in a row. */
export function superviseServer(
  first: LaunchedServer,
  relaunch: () => Promise<LaunchedServer>,
  log: (line: string) => void,
): SupervisedServer {
  let server = first;
  const stopping = new AbortController();

  async function keepRunning(): Promise<PostgresEnd> {
    let restarts = 0;
    let startedAtMs = Date.now();
    for (;;) {
      await server.gone;
      if (stopping.signal.aborted) return { stopped: true };
      if (Date.now() - startedAtMs > healthyAfterMs) restarts = 0;
      const restarted = await restart();
      if (restarted !== null) return restarted;
      startedAtMs = Date.now();
    }

    async function restart(): Promise<PostgresEnd | null> {
      let lastError = new Error('PostgreSQL keeps ending unexpectedly');
      while (restarts < maxRestartsInARow) {
        const waitMs = firstDelayMs * 2 ** restarts;
        restarts += 1;
        log(
          `PostgreSQL ended unexpectedly; restarting in ${waitMs} ms (${restarts} of ${maxRestartsInARow})`,
        );
        const aborted = await delay(waitMs, false, { signal: stopping.signal }).catch(() => true);
        if (aborted) return { stopped: true };
        try {
          server = await relaunch();
        } catch (error) {
          lastError = error as Error;
          log(lastError.message);
          continue;
        }
        if (stopping.signal.aborted) await server.stop();
        return null;
      }
      return { stopped: false, error: lastError };
    }
  }

  const exited = keepRunning();
  return {
    pid: () => server.pid,
    exited,
    stop: async () => {
      stopping.abort();
      await server.stop();
      await exited;
    },
  };
}
