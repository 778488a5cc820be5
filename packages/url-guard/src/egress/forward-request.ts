import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { answerRequest } from './answer.ts';
import { toBrowserHeaders, toUpstreamHeaders } from './clean-headers.ts';
import type { Gateway } from './gateway.ts';
import { type ForwardTarget, parseAbsoluteForm } from './parse-proxy-target.ts';

/** Forwards a plain http request to the checked IP of its target; redirects go back to the browser as they are. */
export async function forwardRequest(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.on('error', () => response.destroy());
  response.on('error', () => response.destroy());
  response.sendDate = false;
  const target = parseAbsoluteForm(request.url);
  if (!target) {
    answerRequest(response, 'bad-request');
    return;
  }
  const reached = await gateway.reach(target, request.method ?? 'GET');
  if (response.destroyed) return;
  if (!reached.ok) {
    answerRequest(response, reached.answer);
    return;
  }
  gateway.agent.pin(target.host, target.port, reached.ips);
  send(gateway, target, request, response, canRepeat(request));
}

function send(
  gateway: Gateway,
  target: ForwardTarget,
  request: IncomingMessage,
  response: ServerResponse,
  mayRepeat: boolean,
): void {
  const method = request.method ?? 'GET';
  const upstream = httpRequest({
    agent: gateway.agent,
    host: target.host,
    port: target.port,
    method,
    path: target.path,
    headers: [...toUpstreamHeaders(request.rawHeaders, target.authority), ...framing(request)],
    setHost: false,
    maxHeaderSize: gateway.limits.maxHeaderBytes,
  });
  const abort = () => upstream.destroy();
  response.once('close', abort);
  let isAnswered = false;
  const fail = (error: unknown) => {
    if (isAnswered) return;
    isAnswered = true;
    request.unpipe(upstream);
    response.off('close', abort);
    // A site may close an idle connection in the moment it is used again (RFC 9112, 9.3.1).
    if (mayRepeat && upstream.reusedSocket && !response.destroyed) {
      send(gateway, target, request, response, false);
      return;
    }
    if (response.destroyed) return;
    answerRequest(response, gateway.failed(target, method, error));
  };
  upstream.on('error', fail);
  upstream.on('close', () => fail(new UpstreamError('ECONNRESET')));
  upstream.once('response', (answer) => {
    if (isAnswered) {
      answer.destroy();
      return;
    }
    // A browser would take a site's 407 for the proxy's own.
    if (answer.statusCode === 407) {
      fail(new UpstreamError('EPROXYAUTH'));
      upstream.destroy();
      return;
    }
    isAnswered = true;
    gateway.succeeded(target);
    passOn(gateway, answer, response, answer.socket);
  });
  if (hasBody(request)) request.pipe(upstream);
  else upstream.end();
}

function passOn(
  gateway: Gateway,
  answer: IncomingMessage,
  response: ServerResponse,
  socket: Socket,
): void {
  try {
    response.writeHead(
      answer.statusCode ?? 502,
      answer.statusMessage,
      toBrowserHeaders(answer.rawHeaders),
    );
  } catch (error) {
    answer.destroy(error instanceof Error ? error : new UpstreamError('EINVAL'));
    answerRequest(response, 'upstream-error');
    return;
  }
  answer.on('data', () => gateway.pool.count(socket));
  pipeline(answer, response, (error) => {
    gateway.pool.count(socket);
    if (error) response.destroy();
  });
}

class UpstreamError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Node adds a body's framing by itself only for methods that usually have one. */
function framing(request: IncomingMessage): string[] {
  if (request.headers['transfer-encoding'] !== undefined) return ['Transfer-Encoding', 'chunked'];
  if (request.headers['content-length'] !== undefined) return [];
  return ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(request.method ?? 'GET')
    ? []
    : ['Content-Length', '0'];
}

function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return encoding !== undefined || (length !== undefined && Number(length) > 0);
}

function canRepeat(request: IncomingMessage): boolean {
  return ['GET', 'HEAD'].includes(request.method ?? '') && !hasBody(request);
}
