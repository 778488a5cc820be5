import { Health, ScanRequestAnswer, errorMessages } from '@curbcut/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, callApi, callApiRaw } from './api-client.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: string[];
const realFetch = globalThis.fetch;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (path, init) => realFetch(`${base}${String(path)}`, init);
});

afterEach(async () => {
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
