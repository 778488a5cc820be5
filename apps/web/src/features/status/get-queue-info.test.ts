import { queueUnavailable } from '@curbcut/wire/read';
import { afterEach, expect, test, vi } from 'vitest';
import { getQueueInfo } from './api/get-queue-info.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(answer));
}

test('what the server says of its queue', async () => {
  const info = { queue_available: true, queued: 2, running: 1, workers: 1 };
  answerWith(async () => Response.json(info));
  expect(await getQueueInfo()).toEqual(info);
});

test.each([
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => Response.json({ error: 'No' }, { status: 503 })],
  ['another answer', async () => Response.json({ hello: 'world' })],
])('with %s the queue is not available', async (_name, answer) => {
  answerWith(answer);
  expect(await getQueueInfo()).toEqual(queueUnavailable);
});
