import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ServedPage } from './list-bench-pages.ts';

export interface ServedPages {
  port: number;
  url(page: ServedPage): string;
  close(): Promise<void>;
}

/** Serves the pages on a free port of 127.0.0.1. */
export async function servePages(pages: readonly ServedPage[]): Promise<ServedPages> {
  const thread = new Worker(new URL('./page-server.ts', import.meta.url), { workerData: pages });
  const [port] = (await once(thread, 'message')) as [number];
  return {
    port,
    url: ({ id, path }) => `http://127.0.0.1:${port}/${id}${path}`,
    close: async () => {
      await thread.terminate();
    },
  };
}
