import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@curbcut/wire/errors';

const answers: Readonly<Record<string, { status: string; code: string; error: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    error: 'The headers or the address of the request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'REQUEST_TIMEOUT',
    error: 'The request took too long to arrive.',
  },
};
const broken = {
  status: '400 Bad Request',
  code: 'INVALID_REQUEST',
  error: 'The request is not valid HTTP.',
};

/** Answers what Node could not even read as a request, then closes the connection. */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, ...answer } = answers[error.code ?? ''] ?? broken;
  const body = JSON.stringify({ ...answer, request_id: randomUUID() } satisfies ErrorBody);
  const lines = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
