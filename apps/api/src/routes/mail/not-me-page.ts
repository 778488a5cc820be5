import { limits } from '@curbcut/model/limits';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { notMePage } from '../../pages/not-me-page.ts';

/** The link in mails. Opening it changes nothing. */
export function notMePageRoute(api: Api): void {
  api.get(
    '/not-me/:token',
    {
      schema: { hide: true, params: z.object({ token: z.string().max(limits.tokenLength) }) },
    },
    async (request, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(notMePage(request.params.token)),
  );
}
