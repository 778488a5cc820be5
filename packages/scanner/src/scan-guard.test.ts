import { beforeEach, expect, test, vi } from 'vitest';
import { ScanFailureError } from './scan-failure-error.ts';
import { ScanGuard } from './scan-guard.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const never = new Promise<never>(() => {});

/** How the call stands after each second. */
async function follow(call: Promise<unknown>, seconds: number, eachSecond = () => {}) {
  let end = 'waits';
  call.then(
    () => (end = 'done'),
    (error: ScanFailureError) => (end = error.code),
  );
  const ends: string[] = [];
  for (let second = 0; second < seconds; second += 1) {
    eachSecond();
    await vi.advanceTimersByTimeAsync(1_000);
    ends.push(end);
  }
  return ends;
}

test('a call that takes longer than its limit fails with the reason', async () => {
  const call = new ScanGuard().within(2_000, 'PAGE_HUNG', never);
  expect(await follow(call, 3)).toEqual(['waits', 'PAGE_HUNG', 'PAGE_HUNG']);
});

test('time in which the browser had no processor does not count', async () => {
  const guard = new ScanGuard();
  const call = guard.within(2_000, 'PAGE_HUNG', never);
  const ends = await follow(call, 5, () => guard.delay(500));
  expect(ends).toEqual(['waits', 'waits', 'waits', 'PAGE_HUNG', 'PAGE_HUNG']);
});

test('what ends in that time has ended in time', async () => {
  const guard = new ScanGuard();
  const work = new Promise((resolve) => {
    setTimeout(resolve, 3_500);
  });
  const call = guard.within(2_000, 'PAGE_HUNG', work);
  const ends = await follow(call, 4, () => guard.delay(500));
  expect(ends).toEqual(['waits', 'waits', 'waits', 'done']);
});

test('a browser that gets no processor at all is waited for three times as long', async () => {
  const guard = new ScanGuard();
  const call = guard.within(2_000, 'PAGE_HUNG', never);
  const ends = await follow(call, 7, () => guard.delay(1_000));
  expect(ends.indexOf('PAGE_HUNG')).toBe(5);
});

test('a call fails with the scan, and as work that failed', async () => {
  const guard = new ScanGuard();
  const failing = guard.within(2_000, 'PAGE_HUNG', Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  const waiting = guard.within(2_000, 'PAGE_HUNG', never);
  guard.fail(new ScanFailureError('CANCELLED'));
  await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('a part that takes longer than its time ends with all that it awaits, and the scan goes on', async () => {
  const guard = new ScanGuard();
  let inside: Promise<unknown> = Promise.resolve();
  const part = guard.part(2_000, (own) => (inside = own.race(never)));
  expect(await follow(inside, 3)).toEqual(['waits', 'PAGE_HUNG', 'PAGE_HUNG']);
  expect(await part).toBeNull();
  expect(guard.error).toBeUndefined();
  expect(await guard.race(Promise.resolve('on'))).toBe('on');
});

test('a part ends with the scan', async () => {
  const guard = new ScanGuard();
  const part = guard.part(9_000, (own) => own.within(5_000, 'PAGE_HUNG', never));
  guard.fail(new ScanFailureError('CANCELLED'));
  await expect(part).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('what is asked of the browser is counted, also by parts', async () => {
  const guard = new ScanGuard();
  await guard.within(2_000, 'PAGE_HUNG', Promise.resolve());
  await guard.part(2_000, (own) => own.within(1_000, 'PAGE_HUNG', Promise.resolve()));
  await guard.race(Promise.resolve());
  expect(guard.trips).toBe(2);
});
