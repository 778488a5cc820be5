import { errorMessages } from '@curbcut/model/errors';
import { Health } from '@curbcut/wire/health';
import { ScanRequestAnswer } from '@curbcut/wire/scan';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clearAccessToken, readAccessToken, storeAccessToken } from './access-token.ts';
import { ApiError, callApi, callApiRaw, fetchFile } from './api-client.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: string[];
let authorizations: (string | undefined)[];
const realFetch = globalThis.fetch;

beforeEach(async () => {
  requests = [];
  authorizations = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    authorizations.push(request.headers.authorization);
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (path, init) => realFetch(`${base}${String(path)}`, init);
});

afterEach(async () => {
  clearAccessToken();
  globalThis.fetch = realFetch;
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  answer = (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('the call did not fail with an ApiError');
}

describe('callApi', () => {
  it('reads the answer with the schema', async () => {
    json(200, { job_id: 'abc', status: 'queued' });
    const body = { url: 'https://example.org' };
    await expect(
      callApi({ method: 'POST', path: '/run-once', body }, ScanRequestAnswer),
    ).resolves.toEqual({ job_id: 'abc', status: 'queued' });
  });

  it('refuses an answer that the schema does not know', async () => {
    json(200, { status: 'fine' });
    expect((await failure(callApi({ path: '/health' }, Health))).kind).toBe('unreadable');
  });

  it('makes one call of identical calls in flight, and a new one afterwards', async () => {
    json(200, { ok: true });
    await Promise.all([callApiRaw({ path: '/a' }), callApiRaw({ path: '/a' })]);
    expect(requests).toEqual(['GET /a']);
    await callApiRaw({ path: '/a' });
    expect(requests).toHaveLength(2);
  });

  it('keeps calls with different bodies apart', async () => {
    json(200, { ok: true });
    await Promise.all([
      callApiRaw({ method: 'POST', path: '/a', body: { url: 1 } }),
      callApiRaw({ method: 'POST', path: '/a', body: { url: 2 } }),
    ]);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [500, { error: 'The scanner is full.' }, 'The scanner is full.'],
    [500, '<html>', errorMessages.server],
    [400, { message: 'Wrong port.' }, 'Wrong port.'],
    [400, {}, errorMessages.invalidRequest],
    [401, { error: 'token expired' }, errorMessages.authenticationRequired],
    [418, {}, 'HTTP 418'],
  ])('says for %i with %j: %s', async (status, body, message) => {
    json(status, body);
    const error = await failure(callApiRaw({ path: '/x' }));
    expect(error.message).toBe(message);
    expect(error.status).toBe(status);
  });

  it('hands on the wrong fields and the time to wait', async () => {
    const details = [{ field: 'url', message: 'No.' }];
    json(
      429,
      { error: 'Slow.', code: 'RATE_LIMITED', request_id: 'r', details },
      {
        'Retry-After': '90',
      },
    );
    const error = await failure(callApiRaw({ path: '/x' }));
    expect(error.details).toEqual(details);
    expect(error.retryAfterSeconds).toBe(90);
  });

  it('says when there is no connection', async () => {
    answer = (request) => request.socket.destroy();
    const error = await failure(callApiRaw({ path: '/x' }));
    expect(error.kind).toBe('network');
    expect(error.message).toBe(errorMessages.unableToConnect);
  });
});

it.each([
  ['an answer', () => callApiRaw({ path: '/x' })],
  ['a file', () => fetchFile('/x', 5_000)],
])('says that the connection is lost when %s breaks off', async (_what, call) => {
  answer = (request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"a":', () => request.socket.destroy());
  };
  expect(await failure(call())).toMatchObject({
    kind: 'network',
    message: errorMessages.unableToConnect,
  });
});

describe('the access token', () => {
  it('goes with every call once somebody is signed in', async () => {
    json(200, { ok: true });
    await callApiRaw({ path: '/a' });
    storeAccessToken('abc', { remember: true });
    await callApiRaw({ path: '/a' });
    await callApiRaw({ method: 'PUT', path: '/a', body: {} });
    await callApiRaw({ method: 'DELETE', path: '/a' });
    await fetchFile('/file', 5_000);
    expect(authorizations).toEqual([
      undefined,
      'Bearer abc',
      'Bearer abc',
      'Bearer abc',
      'Bearer abc',
    ]);
    expect(requests.slice(2)).toEqual(['PUT /a', 'DELETE /a', 'GET /file']);
  });

  it('is forgotten when the server does not know it any more', async () => {
    storeAccessToken('abc', { remember: true });
    json(401, { error: 'x', code: 'AUTHENTICATION_REQUIRED', request_id: 'r' });
    const error = await failure(callApiRaw({ path: '/dashboard/stats' }));
    expect(error.message).toBe('Authentication required. Please log in.');
    expect(readAccessToken()).toBeNull();
  });

  it('stays when only a password was wrong, in the words of the server', async () => {
    storeAccessToken('abc', { remember: true });
    json(401, { error: 'That is not it.', code: 'INVALID_CREDENTIALS', request_id: 'r' });
    const error = await failure(callApiRaw({ method: 'POST', path: '/auth/login', body: {} }));
    expect(error.message).toBe('That is not it.');
    expect(error.code).toBe('INVALID_CREDENTIALS');
    expect(readAccessToken()).toBe('abc');
  });

  it('stays when the refusal is about an older one', async () => {
    storeAccessToken('old', { remember: true });
    answer = (_request, response) => {
      storeAccessToken('new', { remember: true });
      response.writeHead(401).end();
    };
    await failure(callApiRaw({ path: '/dashboard/stats' }));
    expect(readAccessToken()).toBe('new');
  });

  it('keeps the calls of two people apart', async () => {
    json(200, { ok: true });
    storeAccessToken('one', { remember: true });
    const first = callApiRaw({ path: '/a' });
    storeAccessToken('two', { remember: true });
    await Promise.all([first, callApiRaw({ path: '/a' })]);
    expect(authorizations.sort()).toEqual(['Bearer one', 'Bearer two']);
  });
});
