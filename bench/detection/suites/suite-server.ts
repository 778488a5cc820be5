import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const suites = workerData as string;

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.epub': 'application/epub+zip',
  '.gif': 'image/gif',
  '.htm': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'application/xml',
};

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.destroy(error instanceof Error ? error : new Error(String(error)));
  });
});
server.listen(0, '127.0.0.1', () =>
  parentPort?.postMessage((server.address() as AddressInfo).port, []),
);

/** With ranges, without which browsers do not play. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = await findFile(new URL(request.url ?? '/', 'http://suites').pathname);
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.');
    return;
  }
  const { size } = await stat(file);
  const headers = { 'content-type': await typeOf(file), 'accept-ranges': 'bytes' };
  const range = readRange(request.headers.range, size);
  if (range === 'none') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': end - start + 1,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else createReadStream(file, { start, end }).pipe(response);
}

/** Pages of the ACT rules name each other by addresses from the root of their site, so that suite is served there. */
async function findFile(pathname: string): Promise<string | null> {
  let inFolder: string;
  try {
    inFolder = path.posix.normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
  const isOtherSuite = /^\/(govuk|w3c)\//.test(inFolder);
  const named = path.join(suites, isOtherSuite ? '' : 'act', inFolder);
  for (const file of [named, path.join(named, 'index.html')]) {
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return file;
  }
  return null;
}

/** A picture may have no ending. */
async function typeOf(file: string): Promise<string> {
  const ending = path.extname(file).toLowerCase();
  if (ending !== '') return types[ending] ?? 'application/octet-stream';
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('hex') === 'ffd8' ? 'image/jpeg' : 'application/octet-stream';
  } finally {
    await handle.close();
  }
}

/** Null: the whole file; `none`: nothing of it. Both ends count. */
function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | null {
  const [all, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (all === undefined || (!from && !to)) return null;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'none' : { start, end };
}
