import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { Api } from '../api.ts';
import { inlineScriptHashes } from '../http/security-headers.ts';
import { notBuiltPage } from '../pages/not-built-page.ts';

export interface WebApp {
  folder: string;
  /** Null when the web app has not been built. */
  index: string | null;
  inlineScriptHashes: readonly string[];
}

/** Reads the built web app's page once, at start: its inline scripts decide about the CSP. */
export async function readWebApp(folder: string): Promise<WebApp> {
  const index = await readFile(join(folder, 'index.html'), 'utf8').catch(nullWhenMissing);
  return { folder, index, inlineScriptHashes: index === null ? [] : inlineScriptHashes(index) };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** The app's page; the address decides in the browser what it shows. A caching rule that is set already stays. */
export function sendWebApp(reply: FastifyReply, webApp: WebApp, status: 200 | 404): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return reply
    .code(webApp.index === null && status === 200 ? 503 : status)
    .type('text/html; charset=utf-8')
    .send(webApp.index ?? notBuiltPage());
}

/** Files named by their content never change; everything else is asked for again. */
export async function serveWebAppFiles(api: Api, folder: string): Promise<void> {
  await api.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    schemaHide: true,
    cacheControl: false,
    // The build packs its files better than can be done while somebody waits.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
