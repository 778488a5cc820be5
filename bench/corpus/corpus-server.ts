import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { makeDocumentationPage } from '../pages/documentation-page.ts';
import { makeOrders } from './made/orders.ts';
import { makePackages } from './made/packages.ts';
import { drawPicture } from './made/picture.ts';
import { drawTile } from './made/tile.ts';
import { makeTone } from '../sounds/make-tone.ts';

const folder = import.meta.dirname;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** What is made here, by path. */
const made: readonly [RegExp, (...parts: string[]) => string | Buffer][] = [
  [/^\/documentation\/index\.html$/, makeDocumentationPage],
  [/^\/tiles\/(\d+)\/(\d+)\/(\d+)\.svg$/, drawTile],
  [/^\/pictures\/(\d+)x(\d+)-(\d+)\.svg$/, drawPicture],
  [/^\/tone\.wav$/, () => makeTone({ seconds: 4, hertz: 440 })],
  [/^\/orders\.json$/, makeOrders],
  [/^\/package-registry\/-\/verdaccio\/data\/packages$/, makePackages],
];

/** A delay is never exactly the same: each path takes turns, so that runs differ as they do on the web. */
const paces = [1, 0.6, 1.4];
const asked = new Map<string, number>();

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://corpus');
  answer(url, response).catch((error: unknown) => {
    response.destroy(error instanceof Error ? error : new Error(String(error)));
  });
});
server.listen(0, '127.0.0.1', () =>
  parentPort?.postMessage((server.address() as AddressInfo).port, []),
);

/** `?delay=MS` on any path holds its answer back by about so much. */
async function answer(url: URL, response: ServerResponse): Promise<void> {
  const delayMs = Number(url.searchParams.get('delay') ?? defaultDelayMs(url.pathname));
  if (delayMs > 0) await sleep(delayMs * paceOf(url.pathname));
  const pathname = decodeURIComponent(url.pathname).replace(/\/$/, '/index.html');
  const type = types[path.extname(pathname)] ?? 'application/json';
  for (const [pattern, make] of made) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    response.writeHead(200, { 'content-type': type }).end(make(...match.slice(1)));
    return;
  }
  const file = fileOf(pathname);
  if (!(await isFile(file))) {
    response.writeHead(404).end();
  } else if (pathname.endsWith('.html')) {
    response.writeHead(200, { 'content-type': type }).end(await readFile(file));
  } else {
    response.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(response);
  }
}

/** The registry's own program asks without a query of ours. */
function defaultDelayMs(pathname: string): number {
  return pathname.startsWith('/package-registry/-/verdaccio/data/') ? 900 : 0;
}

function paceOf(pathname: string): number {
  const times = asked.get(pathname) ?? 0;
  asked.set(pathname, times + 1);
  return paces[times % paces.length] ?? 1;
}

function fileOf(pathname: string): string {
  const inFolder = path.normalize(pathname);
  if (inFolder.startsWith('/npm/'))
    return path.join(folder, 'node_modules', inFolder.slice('/npm/'.length));
  if (inFolder.startsWith('/package-registry/-/static/'))
    return path.join(
      folder,
      'node_modules/@verdaccio/ui-theme',
      inFolder.slice('/package-registry/-/'.length),
    );
  return path.join(folder, 'pages', inFolder);
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
