import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsHtml } from '../http/accepts-html.ts';
import { notFoundError } from './answer-errors.ts';
import { sendWebApp, type WebApp } from './web-app.ts';

/** A person gets the app's not-found screen, a program gets JSON; both with HTTP 404. */
export function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  webApp: WebApp,
): FastifyReply {
  const navigation = request.method === 'GET' || request.method === 'HEAD';
  if (!navigation || !acceptsHtml(request.headers.accept)) throw notFoundError();
  return sendWebApp(reply, webApp, 404);
}
