import { limits } from '@curbcut/model/limits';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { unsubscribePage } from '../../pages/unsubscribe-page.ts';

/** The unsubscribe link in the mails of a schedule. Opening it changes nothing. */
export function unsubscribePageRoute(api: Api): void {
  api.get(
    '/unsubscribe/:token',
    {
      schema: { hide: true, params: z.object({ token: z.string().max(limits.tokenLength) }) },
    },
    async (request, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(unsubscribePage(request.params.token)),
  );
}
