import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FailureReason } from './egress-ledger.ts';

/** What the proxy says in its own name. Never why an address was refused: a page could read it. */
const answers = {
  denied: [403, 'Forbidden', 'This address may not be visited.'],
  'bad-request': [400, 'Bad Request', 'This proxy takes http URLs in absolute form and CONNECT.'],
  'dns-failure': [502, 'Bad Gateway', 'The name could not be resolved.'],
  'connect-failed': [502, 'Bad Gateway', 'The site did not accept the connection.'],
  'connect-timeout': [504, 'Gateway Timeout', 'The site did not accept the connection in time.'],
  'upstream-error': [502, 'Bad Gateway', 'The site did not answer as HTTP asks for.'],
  'too-many-tunnels': [503, 'Service Unavailable', 'Too many connections are open.'],
} as const satisfies Record<
  FailureReason | 'denied' | 'bad-request',
  readonly [number, string, string]
>;

export type Answer = keyof typeof answers;

/** Answers a request that was not forwarded, or breaks off an answer that has begun. */
export function answerRequest(response: ServerResponse, answer: Answer): void {
  if (response.destroyed) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const [status, , text] = answers[answer];
  response.writeHead(status, toHeaders(answer, text));
  response.end(text);
}

/** Answers on a connection that Node's HTTP parser has let go, and ends it. */
export function answerSocket(socket: Socket, answer: Answer): void {
  if (socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, phrase, text] = answers[answer];
  const lines = Object.entries(toHeaders(answer, text)).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
  socket.destroySoon();
}

/** No `no-store`: Chromium never reports the end of such an answer to a fetch whose body nobody reads. */
function toHeaders(answer: Answer, text: string): Record<string, string | number> {
  return {
    'x-curbcut-egress': answer,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    connection: 'close',
  };
}
