import type { Api } from '../../api.ts';
import { serverPagesStyle } from '../../pages/server-pages-style.ts';

export function serverPagesStylesheetRoute(api: Api): void {
  api.get('/server-pages.css', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/css; charset=utf-8')
      .send(serverPagesStyle),
  );
}
