import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPage, importPart, pageTimeoutMs, PartNotLoadedError } from './import-page.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { href: 'https://curbcut.example/help' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
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
  await expect(importPage(broken, () => expect.unreachable())).rejects.toThrow(PartNotLoadedError);
});

it('does not reload for ever without storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await expect(importPage(broken, () => expect.unreachable())).rejects.toThrow(PartNotLoadedError);
});

it('never reloads into the browser’s own error page: not while nothing answers, nor the server says no', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const page = () => importPage(broken, () => expect.unreachable());
  await expect(page()).rejects.toThrow(PartNotLoadedError);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 502 })));
  await expect(page()).rejects.toThrow(PartNotLoadedError);
});

it('leaves the page where it is for a part of it', async () => {
  await expect(importPart(broken)).rejects.toThrow(PartNotLoadedError);
});
