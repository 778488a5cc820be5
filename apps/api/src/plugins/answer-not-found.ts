import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsHtml } from '../http/accepts-html.ts';
import { notFoundError } from './answer-errors.ts';
import type { Site } from '../site/open-site.ts';
import { sendPage } from './web-app.ts';

/** A person gets the app's not-found screen, a program gets JSON; both with HTTP 404. */
export function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
): Promise<FastifyReply> {
  const navigation = request.method === 'GET' || request.method === 'HEAD';
  if (!navigation || !acceptsHtml(request.headers.accept)) throw notFoundError();
  return sendPage(reply, site.notFound, 404);
}
