import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPage, pageTimeoutMs } from './import-page.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const broken = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

it('tries a second time', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(broken);
  load.mockResolvedValue('page');
  await expect(importPage(load)).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits two minutes for a script that does not arrive, then tries again', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(() => new Promise(() => {}));
  load.mockResolvedValue('page');
  const page = importPage(load);
  await vi.advanceTimersByTimeAsync(pageTimeoutMs - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(page).resolves.toBe('page');
  expect(pageTimeoutMs).toBe(120_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('reloads the app once, and then gives up', async () => {
  let reloads = 0;
  await new Promise<void>((resolve) => {
    void importPage(broken, () => {
      reloads += 1;
      resolve();
    });
  });
  expect(reloads).toBe(1);
  await expect(importPage(broken, () => expect.unreachable())).rejects.toThrow('Failed to fetch');
});

it('does not reload for ever without storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await expect(importPage(broken, () => expect.unreachable())).rejects.toThrow('Failed to fetch');
});
