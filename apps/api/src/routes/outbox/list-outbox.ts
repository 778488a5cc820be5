import { listOutbox } from '@curbcut/services/mails';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { refuseStrangers } from '../../outbox/outbox-door.ts';
import { outboxPage } from '../../pages/outbox-page.ts';
import type { RouteParts } from '../route-parts.ts';

export function listOutboxRoute(api: Api, { ctx, outbox }: RouteParts): void {
  api.get(
    '/',
    {
      schema: { querystring: z.object({ key: z.unknown().optional() }) },
    },
    async (request, reply) => {
      if (outbox?.isKey(request.query.key)) {
        // The key goes no further: not into the address bar, the history or a screenshot.
        reply.headers({ 'set-cookie': outbox.cookie, 'cache-control': 'no-store' });
        return reply.redirect('/outbox', 303);
      }
      refuseStrangers(outbox, request, reply);
      const mails = await listOutbox({ ctx });
      return reply.type('text/html; charset=utf-8').send(outboxPage(mails));
    },
  );
}
