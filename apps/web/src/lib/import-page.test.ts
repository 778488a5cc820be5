import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPage } from './import-page.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const broken = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

it('tries a second time', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(broken);
  load.mockResolvedValue('page');
  await expect(importPage(load)).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
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
