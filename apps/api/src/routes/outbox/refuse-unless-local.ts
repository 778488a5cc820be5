import { isLocalUrl } from '@curbcut/contracts';
import type { ServiceContext } from '@curbcut/services';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalVisit } from '../../http/client-address.ts';
import { mailPagePolicy } from '../../http/security-headers.ts';
import { notFoundError } from '../../plugins/answer-errors.ts';

/**
 * The outbox holds other people's mail: it exists for the person at this machine, and only while mails stay here. A
 * public address means a proxy on this machine, and some proxies say nothing of themselves: their visitors would look
 * like that person.
 */
export async function refuseUnlessLocal(
  ctx: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { mailKind, publicUrl } = ctx.config;
  if (mailKind !== 'outbox' || !isLocalUrl(publicUrl) || !isLocalVisit(request)) {
    throw notFoundError();
  }
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': mailPagePolicy,
  });
}
