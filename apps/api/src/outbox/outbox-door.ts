import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailPagePolicy } from '../http/security-headers.ts';
import { notFoundError } from '../plugins/answer-errors.ts';

export interface OutboxDoor {
  /** The link that opens the outbox in a browser. Whoever has it reads every mail. */
  link: string;
  /** Whether a request's `key` is the one of the link. */
  isKey(given: unknown): boolean;
  /** The cookie that a browser gets for the key, for the outbox only. It cannot be turned back into the key. */
  cookie: string;
  /** Whether a request brings that cookie. */
  isOpenFor(request: FastifyRequest): boolean;
}

/**
 * The outbox holds other people's mail, links that open accounts among it. What a request looks like proves nothing: a
 * proxy on this machine may rewrite the host and say nothing of itself. So it opens to a secret only.
 */
export function createOutboxDoor(key: string, publicUrl: string): OutboxDoor {
  const { port, protocol } = new URL(publicUrl);
  // Cookies don't know ports: two installations on one machine would take each other's.
  const name = `curbcut-outbox${port && `-${port}`}`;
  const value = createHmac('sha256', key).update('cookie of the outbox').digest('base64url');
  const attributes = ['Path=/outbox', 'HttpOnly', 'SameSite=Strict'];
  if (protocol === 'https:') attributes.push('Secure');
  return {
    link: `${publicUrl}/outbox?key=${key}`,
    isKey: (given) => typeof given === 'string' && isSame(given, key),
    cookie: `${name}=${value}; ${attributes.join('; ')}`,
    isOpenFor: ({ headers }) =>
      (headers.cookie ?? '').split(';').some((pair) => isSame(pair.trim(), `${name}=${value}`)),
  };
}

/** Throws NOT_FOUND for whoever did not come through the door, as if there were no outbox. */
export function refuseStrangers(
  door: OutboxDoor | null,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!door?.isOpenFor(request)) throw notFoundError();
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': mailPagePolicy,
  });
}

/** Takes as long for a near miss as for anything else. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
