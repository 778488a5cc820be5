import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { createFormToken } from './form-token.ts';

const waitMs = 2_000;
let given = 0;

beforeEach(() => {
  given = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    given += 1;
    return Response.json({ form_token: `token-${given}`, wait_ms: waitMs });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle<T>(promise: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return promise;
}

test('a form that is sent at once waits as long as the server wants', async () => {
  const began = performance.now();
  const sent = createFormToken().use(async (token) => [token, performance.now() - began]);
  const [token, afterMs] = await settle(sent);
  expect(token).toBe('token-1');
  expect(afterMs).toBeGreaterThanOrEqual(waitMs);
});

test('prepared once, used once', async () => {
  const form = createFormToken();
  form.prepare();
  form.prepare();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(given).toBe(1);
  expect(await settle(form.use(async (token) => token))).toBe('token-1');
  expect(await settle(form.use(async (token) => token))).toBe('token-2');
});

test('a token that has run out is replaced, and the form sent again', async () => {
  const seen: string[] = [];
  const call = async (token: string) => {
    seen.push(token);
    if (seen.length === 1)
      throw new ApiError('http', 'Too long', { status: 400, code: 'INVALID_TOKEN' });
    return token;
  };
  expect(await settle(createFormToken().use(call))).toBe('token-2');
});

test('another failure keeps the token: the server has not used it', async () => {
  const form = createFormToken();
  const failing = settle(form.use(async () => Promise.reject(new Error('gone'))).catch(String));
  expect(await failing).toBe('Error: gone');
  expect(await settle(form.use(async (token) => token))).toBe('token-1');
});
