import { beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const never = new Promise<never>(() => {});

test('work that is done in time is what counts, and leaves no timer', async () => {
  const late = vi.fn(() => 'late');
  expect(await within(1_000, Promise.resolve('done'), late)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(late).not.toHaveBeenCalled();
});

test('work that fails in time fails, and leaves no timer', async () => {
  await expect(within(1_000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow(
    'broken',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer is answered for, at the limit and not before', async () => {
  const ended = vi.fn();
  const result = within(1_000, never, () => 'late');
  void result.then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('late');
});

test('the limit may throw, at once or later', async () => {
  for (const late of [
    () => {
      throw new Error('too late');
    },
    () => Promise.reject(new Error('too late')),
  ]) {
    const result = expect(within(1_000, never, late)).rejects.toThrow('too late');
    await vi.advanceTimersByTimeAsync(1_000);
    await result;
  }
});

test('work that fails after the limit disturbs nobody', async () => {
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  const work = Promise.withResolvers<string>();
  const result = within(1_000, work.promise, () => 'late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result).toBe('late');
  work.reject(new Error('much later'));
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
