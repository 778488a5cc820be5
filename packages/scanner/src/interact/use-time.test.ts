import { expect, test, vi } from 'vitest';
import { UseTime } from './use-time.ts';

test('a way ends after its own time, and with the time of all at the latest', () => {
  let now = 1_000;
  const time = new UseTime({ now: () => now }, 8_000);
  expect(time.endOf(3_000)).toBe(4_000);
  now = 7_500;
  expect(time.endOf(3_000)).toBe(9_000);
  expect(time.endOf(Infinity)).toBe(9_000);
});

test('what comes later keeps its part', () => {
  const time = new UseTime({ now: () => 0 }, 8_000);
  expect(time.endOf(Infinity, 2_500)).toBe(5_500);
  expect(time.endOf(1_000, 2_500)).toBe(1_000);
});

test('what a way took is told, also of one that failed', async () => {
  const time = new UseTime({ now: () => 0 }, 8_000);
  await expect(time.spend('walk', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await time.spend('keys', Promise.resolve(7))).toBe(7);
  expect([...time.spent.keys()]).toEqual(['walk', 'keys']);
});

test('what is done in between in another way counts there only', async () => {
  let atMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => atMs);
  const time = new UseTime({ now: () => 0 }, 8_000);
  const passing = async (ms: number) => {
    await Promise.resolve();
    atMs += ms;
  };
  const keys = async () => {
    await time.spend('drags', passing(60));
    await passing(5);
  };
  await time.spend('keys', keys());
  vi.restoreAllMocks();
  expect([...time.spent]).toEqual([
    ['drags', 60],
    ['keys', 5],
  ]);
});
