import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServedPage } from './list-bench-pages.ts';

/** A thread of its own: what serves the pages must not wait for the scanner that is measured in the main thread. */
const pages = workerData as ServedPage[];

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  answer(new URL(request.url ?? '/', 'http://page').pathname, response).catch((error: unknown) => {
    response.destroy(error instanceof Error ? error : new Error(String(error)));
  });
});
server.listen(0, '127.0.0.1', () =>
  parentPort?.postMessage((server.address() as AddressInfo).port, []),
);

async function answer(pathname: string, response: ServerResponse): Promise<void> {
  const page = pages.find(({ id }) => pathname.startsWith(`/${id}/`));
  const inPage = page ? pathname.slice(page.id.length + 1) : '';
  if (page && inPage === page.path) {
    response.writeHead(200, { 'content-type': types['.html'] }).end(page.html);
    return;
  }
  const file = page?.folder ? await findFile(page.folder, decodeURIComponent(inPage)) : null;
  if (file === null) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/plain' });
  createReadStream(file).pipe(response);
}

/** Links out of the folder are followed: Debian keeps scripts that several packages use in one place. */
async function findFile(folder: string, inFolder: string): Promise<string | null> {
  const named = path.join(folder, path.normalize(`/${inFolder}`));
  try {
    const file = await realpath(named);
    return (await stat(file)).isFile() ? file : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
