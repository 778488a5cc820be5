import type { ServiceContext } from '@curbcut/services';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalVisit } from '../../http/client-address.ts';
import { mailPagePolicy } from '../../http/security-headers.ts';
import { notFoundError } from '../../plugins/answer-errors.ts';

/** The outbox holds other people's mail: it exists for the person at this machine, and only while mails stay here. */
export async function refuseUnlessLocal(
  ctx: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (ctx.config.mailKind !== 'outbox' || !isLocalVisit(request)) throw notFoundError();
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': mailPagePolicy,
  });
}
