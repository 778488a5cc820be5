import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { installPinned } from '../install-pinned.ts';
import type { CorpusPage } from './corpus-pages.ts';

export interface Corpus {
  url(page: CorpusPage): string;
  close(): Promise<void>;
}

/** Installs what the pages are made of, where it is missing, and serves them on a free port of 127.0.0.1. */
export async function startCorpus(): Promise<Corpus> {
  await installPinned(
    path.join(import.meta.dirname),
    'Installing the software whose pages are scanned (bench/corpus)',
  );
  // A thread of its own: what serves the pages must not wait for the scanner in the main thread.
  const thread = new Worker(new URL('./corpus-server.ts', import.meta.url));
  const [port] = (await once(thread, 'message')) as [number];
  return {
    url: (page) => `http://127.0.0.1:${port}${page.path}`,
    close: async () => {
      await thread.terminate();
    },
  };
}
