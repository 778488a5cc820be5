import { readFileSync } from 'node:fs';
import type { Api } from '../../api.ts';

const stylesheet = readFileSync(new URL('../../pages/server-pages.css', import.meta.url), 'utf8');

export function serverPagesStylesheetRoute(api: Api): void {
  api.get('/server-pages.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(stylesheet),
  );
}
