import type { FastifyReply } from 'fastify';

/** Answers a page of the server's own, also from a route whose schema describes JSON. */
export function sendServerPage(reply: FastifyReply, status: number, markup: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').serializer(String).send(markup);
}
