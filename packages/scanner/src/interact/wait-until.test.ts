import { beforeEach, expect, test } from 'vitest';
import { ScanGuard } from '../scan-guard.ts';
import { defaultScanLimits } from '../scan-limits.ts';
import { waitUntil } from './wait-until.ts';

const waits: { ms: number; inVain: boolean }[] = [];

beforeEach(() => {
  waits.length = 0;
});

/** By its clock each timer fires a little early, as those of Node do by up to a millisecond. */
class GuardOfEarlyTimers extends ScanGuard {
  override now(): number {
    return super.now() * 0.9;
  }
}

/** A page in which a timer fires while it is asked whether anything may come. */
function pageThat({
  mayCome,
  guard = new ScanGuard(),
}: {
  mayCome: () => boolean;
  guard?: ScanGuard;
}) {
  return {
    guard,
    limits: defaultScanLimits,
    listeners: { mayCome: async () => mayCome() },
    useTime: {
      waitedFor: (ms: number) => waits.push({ ms, inVain: false }),
      waitedInVain: (ms: number) => waits.push({ ms, inVain: true }),
    },
  };
}

test('what came between the last look and the answer that nothing may come has come', async () => {
  let isThere = false;
  const page = pageThat({
    mayCome: () => {
      isThere = true;
      return false;
    },
  });
  expect(await waitUntil(page, async () => isThere, 2_000)).toBe(true);
});

test('where nothing may come it is not waited, also when timers fire early', async () => {
  let asked = 0;
  const page = pageThat({
    guard: new GuardOfEarlyTimers(),
    mayCome: () => {
      asked += 1;
      return false;
    },
  });
  expect(await waitUntil(page, async () => false, 60_000)).toBe(false);
  expect(asked).toBe(1);
  expect(waits).toEqual([{ ms: 60, inVain: false }]);
});

test('where something may come it is waited as long as that may take', async () => {
  const page = pageThat({ mayCome: () => true });
  let looks = 0;
  const isDone = async () => {
    looks += 1;
    return looks === 4;
  };
  expect(await waitUntil(page, isDone, 60_000)).toBe(true);
  expect(await waitUntil(page, async () => false, 150)).toBe(false);
  // By rounds, and where it was in vain by all that was given, however long that took.
  expect(waits).toEqual([
    { ms: 180, inVain: false },
    { ms: 150, inVain: true },
  ]);
});
