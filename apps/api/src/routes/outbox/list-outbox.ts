import { listOutbox } from '@curbcut/services';
import type { Api } from '../../api.ts';
import { outboxPage } from '../../pages/outbox-page.ts';
import type { RouteParts } from '../route-parts.ts';
import { refuseUnlessLocal } from './refuse-unless-local.ts';

export function listOutboxRoute(api: Api, { ctx }: RouteParts): void {
  api.get(
    '/outbox',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      await refuseUnlessLocal(ctx, request, reply);
      const mails = await listOutbox({ ctx });
      return reply.type('text/html; charset=utf-8').send(outboxPage(mails));
    },
  );
}
