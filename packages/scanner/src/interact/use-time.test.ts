import { expect, test, vi } from 'vitest';
import { UseTime } from './use-time.ts';

/** How late it is, and how often the page was asked something. */
let machine = { ms: 1_000, trips: 7 };

function timeOf(ms: number): UseTime {
  const own = { ms: 1_000, trips: 7 };
  machine = own;
  const guard = {
    now: () => own.ms,
    get trips() {
      return own.trips;
    },
  };
  return new UseTime(guard, ms);
}

test('what is done takes the time that it usually takes, whatever the clock says', () => {
  const time = timeOf(8_000);
  expect(time.now()).toBe(0);
  machine.trips += 100;
  const usual = time.now();
  expect(usual).toBeGreaterThan(0);
  machine.ms += usual * 1.5;
  expect(time.now()).toBe(usual);
  time.did('state');
  time.did('freshElement', 50);
  const judged = time.now();
  expect(judged).toBeGreaterThan(usual);
  machine.ms += 1;
  expect(time.now()).toBe(judged);
});

test('a little more or less waiting for the page is the same, and so is how often it was asked meanwhile', () => {
  const times = [timeOf(8_000), timeOf(8_000)];
  for (const [at, time] of times.entries()) time.waitedFor(at * 300);
  expect(times[0]?.now()).toBe(times[1]?.now());
  expect(times[0]?.now()).toBeGreaterThan(0);
  const time = timeOf(8_000);
  machine.trips += 9;
  time.waited(900, 9);
  expect(time.now()).toBe(900);
});

test('a short wait that ended early and one in vain are the same, a long one in vain takes all of its time', () => {
  const [early, inVain, long] = [timeOf(8_000), timeOf(8_000), timeOf(8_000)];
  early.waitedFor(60);
  inVain.waitedInVain(300);
  long.waitedInVain(900);
  expect(inVain.now()).toBe(early.now());
  expect(long.now()).toBe(900);
});

test('where all takes much longer than usual, the clock ends it', () => {
  const time = timeOf(8_000);
  machine.ms += 16_000;
  expect(time.now()).toBe(8_000);
});

test('a way ends after its own time, and with the time of all at the latest', () => {
  const time = timeOf(8_000);
  expect(time.endOf(3_000)).toBe(3_000);
  time.waited(6_500);
  expect(time.endOf(3_000)).toBe(8_000);
  expect(time.endOf(Infinity)).toBe(8_000);
});

test('what comes later keeps its part', () => {
  const time = timeOf(8_000);
  expect(time.endOf(Infinity, 2_500)).toBe(5_500);
  expect(time.endOf(1_000, 2_500)).toBe(1_000);
});

test('what a way took is told, also of one that failed', async () => {
  const time = timeOf(8_000);
  await expect(time.spend('walk', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await time.spend('keys', Promise.resolve(7))).toBe(7);
  expect([...time.spent.keys()]).toEqual(['walk', 'keys']);
});

test('what is done in between in another way counts there only', async () => {
  let atMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => atMs);
  const time = timeOf(8_000);
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
