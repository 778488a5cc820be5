import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Suite } from './suite.ts';

/** Serves the folder of suites on a free port of 127.0.0.1, in a thread of its own: the scanner in the main one must not keep it waiting. */
export async function serveSuites(folder: string): Promise<Pick<Suite, 'origin' | 'close'>> {
  return serveInThread(new URL('./suite-server.ts', import.meta.url), folder);
}

/** The script listens on 127.0.0.1 and posts its port. */
export async function serveInThread(
  script: URL,
  workerData?: unknown,
): Promise<Pick<Suite, 'origin' | 'close'>> {
  const thread = new Worker(script, { workerData });
  const [port] = (await once(thread, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await thread.terminate();
    },
  };
}
