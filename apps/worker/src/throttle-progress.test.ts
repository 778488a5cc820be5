import type { ScanProgressEvent } from '@curbcut/model/scan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleProgress } from './throttle-progress.ts';

let written: { atMs: number; event: ScanProgressEvent }[];

beforeEach(() => {
  written = [];
});
afterEach(() => {
  vi.restoreAllMocks();
});

const begun = performance.now();
const write = async (event: ScanProgressEvent) => {
  written.push({ atMs: performance.now() - begun, event });
};

test('at most four writes a second, in order, the newest of each stage, the last one always', async () => {
  const progress = throttleProgress({ write, onError: fail });
  for (const detail of ['a', 'b', 'c']) progress.report({ stage: 'loading', detail });
  progress.report({ stage: 'checking' });
  await expect.poll(() => written.length).toBe(3);
  progress.report({ stage: 'merging' });
  progress.report({ stage: 'scoring', detail: 'almost' });
  await progress.finish();
  expect(written.map(({ event }) => [event.stage, event.detail])).toEqual([
    ['loading', 'a'],
    ['loading', 'c'],
    ['checking', undefined],
    ['merging', undefined],
    ['scoring', 'almost'],
  ]);
  const [first, second, third] = written.map(({ atMs }) => atMs);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(240);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(240);
});

test('a newer event keeps what an older one of its stage said', async () => {
  const progress = throttleProgress({ write, onError: fail });
  progress.report({ stage: 'loading' });
  progress.report({ stage: 'checking', detail: '3 engines' });
  progress.report({ stage: 'checking', engines: [] });
  await progress.finish();
  expect(written.at(-1)?.event).toEqual({ stage: 'checking', detail: '3 engines', engines: [] });
});

test('a write that fails is told and stops nothing', async () => {
  const errors: unknown[] = [];
  const progress = throttleProgress({
    write: async (event) => {
      if (event.stage === 'loading') throw new Error('no database');
      await write(event);
    },
    onError: (error) => errors.push(error),
  });
  progress.report({ stage: 'loading' });
  progress.report({ stage: 'checking' });
  await progress.finish();
  expect(errors).toEqual([new Error('no database')]);
  expect(written.map(({ event }) => event.stage)).toEqual(['checking']);
});

function fail(error: unknown): never {
  throw error;
}
