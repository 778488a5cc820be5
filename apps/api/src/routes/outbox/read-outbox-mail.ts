import { readOutboxMail } from '@curbcut/services/mails';
import { z } from 'zod';
import type { Api } from '../../api.ts';
import { refuseStrangers } from '../../outbox/outbox-door.ts';
import { outboxMailPage } from '../../pages/outbox-page.ts';
import type { RouteParts } from '../route-parts.ts';

export function readOutboxMailRoute(api: Api, { ctx, outbox }: RouteParts): void {
  api.get('/:id', { schema: { params: z.object({ id: z.string() }) } }, async (request, reply) => {
    refuseStrangers(outbox, request, reply);
    const mail = await readOutboxMail({ ctx, input: { mailId: request.params.id } });
    return reply.type('text/html; charset=utf-8').send(outboxMailPage(mail));
  });
}
