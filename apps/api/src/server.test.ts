import { connect, type Socket } from 'node:net';
import { ErrorBody } from '@curbcut/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Api } from './api.ts';
import { notFoundError } from './plugins/answer-errors.ts';
import { createServer } from './server.ts';

/** Milliseconds in the place of the seconds that a slow sender is given. */
const patience = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };

let app: Api;
let port: number;

beforeAll(async () => {
  app = newServer();
  Object.assign(app.server, patience);
  port = await listen(app);
});

afterAll(() => app.close());

/** The server with two routes that do nothing. */
function newServer(): Api {
  const server = createServer({
    env: { PUBLIC_URL: 'http://127.0.0.1', TRUST_PROXY: false },
    inlineScriptHashes: [],
    logger: false,
  });
  server.setNotFoundHandler(() => {
    throw notFoundError();
  });
  server.get('/', async () => 'read');
  server.post('/', { schema: { body: z.object({ text: z.string() }) } }, async () => 'written');
  server.delete('/', async () => 'deleted');
  return server;
}

async function listen(server: Api): Promise<number> {
  return Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('drain', resolve));
}

interface Conversation {
  socket: Socket;
  /** All that was answered until the server closed the connection. */
  ended: Promise<string>;
}

function talk(text: string): Conversation {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
  // A server that has said no may reset the connection while we still write.
  socket.on('error', () => undefined);
  return { socket, ended: new Promise((resolve) => socket.once('close', () => resolve(answer))) };
}

const request = (line: string, ...headers: string[]) =>
  [line, 'Connection: close', ...headers, '', ''].join('\r\n');
const host = 'Host: 127.0.0.1';
const json = 'Content-Type: application/json';
const statusOf = (answer: string) => Number(answer.split(' ')[1] ?? 0);

describe('requests that are no good HTTP', () => {
  test.each([
    ['two lengths', request('POST / HTTP/1.1', host, 'Content-Length: 3', 'Content-Length: 4')],
    [
      'a length and chunks',
      `${request('POST / HTTP/1.1', host, 'Content-Length: 3', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
    ['an unknown encoding', request('POST / HTTP/1.1', host, 'Transfer-Encoding: xchunked')],
    ['a header folded over two lines', request('GET / HTTP/1.1', host, 'X-A: b\r\n c: d')],
    ['a space before the colon', request('GET / HTTP/1.1', host, 'X-A : b')],
    ['no host', request('GET / HTTP/1.1')],
    ['two hosts', request('GET / HTTP/1.1', host, 'Host: evil.example')],
    ['a method that does not exist', request('STEAL / HTTP/1.1', host)],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n'],
  ])('%s: 400', async (_what, text) => {
    const answer = await talk(text).ended;
    expect(statusOf(answer)).toBe(400);
    expect(answer).not.toContain('evil');
  });

  test('are answered with the headers of every answer, and a request id', async () => {
    const answer = await talk('nonsense\r\n\r\n').ended;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'self'");
    expect(ErrorBody.parse(JSON.parse(body)).code).toBe('INVALID_REQUEST');
  });
});

describe('methods and addresses', () => {
  test.each(['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s does nothing', async (method) => {
    const answer = await talk(request(`${method} / HTTP/1.1`, host, 'X-Secret: hunter2')).ended;
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toContain('hunter2');
  });

  test('CONNECT opens no way to anywhere', async () => {
    const answer = await talk('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')
      .ended;
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  });

  test('no header changes the method', async () => {
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      expect(await talk(request('GET / HTTP/1.1', host, `${name}: DELETE`)).ended).toMatch(/read$/);
    }
  });

  test('a foreign name, in the address or as the host, is repeated nowhere', async () => {
    for (const text of [
      request('GET http://evil.example/ HTTP/1.1', host),
      request('GET //evil.example/%2e%2e HTTP/1.1', host),
      request('GET / HTTP/1.1', 'Host: evil.example'),
      request('GET /nothing HTTP/1.1', 'Host: evil.example', 'X-Forwarded-Host: evil.example'),
    ]) {
      const answer = await talk(text).ended;
      expect(statusOf(answer)).toBeLessThan(500);
      expect(answer).not.toContain('evil');
    }
  });
});

describe('requests that are too large', () => {
  test.each([
    ['20 kB of headers', request('GET / HTTP/1.1', host, `X-A: ${'a'.repeat(20_000)}`), 431],
    ['an address of 100 kB', request(`GET /${'a'.repeat(100_000)} HTTP/1.1`, host), 431],
    ['an address of 10 kB', request(`GET /${'a'.repeat(10_000)} HTTP/1.1`, host), 414],
    ['2,000 parameters', request(`GET /?${'a=1&'.repeat(2_500)} HTTP/1.1`, host), 414],
    [
      'a body of 1 GB, before it is sent',
      request('POST / HTTP/1.1', host, json, 'Content-Length: 1e9').replace('1e9', '1000000000'),
      413,
    ],
  ])('%s', async (_what, text, status) => {
    const answer = await talk(text).ended;
    expect(statusOf(answer)).toBe(status);
    const body = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
    expect(ErrorBody.parse(JSON.parse(body)).error).not.toBe('');
  });

  test('a body in chunks is not read to its end', async () => {
    const { socket, ended } = talk(
      request('POST / HTTP/1.1', host, json, 'Transfer-Encoding: chunked'),
    );
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    let sent = 0;
    while (!socket.destroyed && socket.writable && sent < 100_000_000) {
      sent += chunk.length;
      if (!socket.write(chunk)) await Promise.race([drained(socket), ended]);
    }
    expect(statusOf(await ended)).toBe(413);
    expect(sent).toBeLessThan(10_000_000);
  });
});

describe('who sends slowly', () => {
  test('is cut off, and others are served meanwhile', async () => {
    const silent = Array.from({ length: 50 }, () => talk(''));
    const slow = Array.from({ length: 50 }, () => talk('GET / HTTP/1.1\r\nHo'));
    const half = Array.from({ length: 50 }, () =>
      talk(`${request('POST / HTTP/1.1', host, json, 'Content-Length: 1000')}{`),
    );
    const drip = setInterval(() => half.forEach(({ socket }) => socket.write('"')), 100);
    expect(await talk(request('GET / HTTP/1.1', host)).ended).toMatch(/read$/);
    const answers = await Promise.all([...slow, ...half].map(({ ended }) => ended));
    clearInterval(drip);
    expect(new Set(answers.map(statusOf))).toEqual(new Set([408]));
    await Promise.all(silent.map(({ ended }) => ended));
  });

  test('has at most so long', () => {
    const server = newServer();
    expect(server.server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      timeout: 65_000,
      connectionsCheckingInterval: 5_000,
    });
  });
});
