import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteRenderer } from '@curbcut/model/site';
import type { FastifyReply } from 'fastify';
import type { Api } from '../api.ts';
import { inlineScriptHashes } from '../http/security-headers.ts';
import { notBuiltPage } from '../pages/not-built-page.ts';
import { sendPageFile, type PageFile } from '../site/page-file.ts';
import { readRenderer } from '../site/read-renderer.ts';

export interface WebApp {
  folder: string;
  /** Null when the web app has not been built. */
  index: string | null;
  inlineScriptHashes: readonly string[];
  /** Draws the public pages; null when the build has no part that does. */
  renderer: SiteRenderer | null;
}

/** Reads the built web app once, at start: the inline scripts of its page decide about the CSP. */
export async function readWebApp(folder: string): Promise<WebApp> {
  const index = await readFile(join(folder, 'index.html'), 'utf8').catch(nullWhenMissing);
  if (index === null) return { folder, index, inlineScriptHashes: [], renderer: null };
  const renderer = await readRenderer(folder);
  return { folder, index, inlineScriptHashes: inlineScriptHashes(index), renderer };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** The app's page; the address decides in the browser what it shows. A caching rule that is set already stays. */
export function sendWebApp(
  reply: FastifyReply,
  site: { app: PageFile | null },
  status: 200 | 404,
): Promise<FastifyReply> {
  return sendPage(reply, site.app, status);
}

/** A page of the app; that there is none when the app is not built. */
export async function sendPage(
  reply: FastifyReply,
  page: PageFile | null,
  status: 200 | 404,
): Promise<FastifyReply> {
  if (page) return sendPageFile(reply, page, status);
  return reply
    .header('cache-control', 'no-cache')
    .code(status === 200 ? 503 : status)
    .type('text/html; charset=utf-8')
    .send(notBuiltPage());
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
