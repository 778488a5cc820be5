import { expect, test, vi } from 'vitest';
import { outlastOutage } from './outlast-outage.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const quick = { retryIntervalMs: 1, patienceMs: 60_000 };

test('goes on when the database is back', async () => {
  const work = vi.fn(async () => 'stored');
  work.mockRejectedValueOnce(away).mockRejectedValueOnce(new Error('Connection terminated'));
  expect(await outlastOutage(new AbortController().signal, work, quick)).toBe('stored');
  expect(work).toHaveBeenCalledTimes(3);
});

test('any other error is thrown at once', async () => {
  const work = vi.fn(() => Promise.reject(new Error('no such column')));
  await expect(outlastOutage(new AbortController().signal, work, quick)).rejects.toThrow('column');
  expect(work).toHaveBeenCalledTimes(1);
});

test('gives up when it takes too long, or when the run is stopped', async () => {
  const work = vi.fn(() => Promise.reject(away));
  const { signal } = new AbortController();
  await expect(outlastOutage(signal, work, { ...quick, patienceMs: 20 })).rejects.toBe(away);
  expect(work.mock.calls.length).toBeGreaterThan(1);
  const stopping = new AbortController();
  const stopped = outlastOutage(stopping.signal, work, { ...quick, retryIntervalMs: 60_000 });
  stopping.abort();
  await expect(stopped).rejects.toBe(away);
});
