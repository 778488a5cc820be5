import type { FastifyReply, FastifyRequest } from 'fastify';
import { scanAnswerHeaders } from './scan-id.ts';

/** A picture of a scanned page: only for its own pages, and asked for again with every use. */
export function sendScreenshot(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: { mediaType: string; bytes: Uint8Array; etag: string },
): FastifyReply {
  reply.headers({
    ...scanAnswerHeaders,
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
    etag: picture.etag,
  });
  if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
  return reply.type(picture.mediaType).send(Buffer.from(picture.bytes));
}
