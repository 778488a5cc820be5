import { afterEach, expect, it, vi } from 'vitest';
import { openWindow, popupBlockedMessage } from './open-window.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('opens a window at once, which cannot reach back', () => {
  const opened = { opener: {} };
  const open = vi.fn<() => typeof opened>(() => opened);
  vi.stubGlobal('window', { open });
  expect(openWindow()).toBe(opened);
  expect(open).toHaveBeenCalledTimes(1);
  expect(opened.opener).toBeNull();
});

it('gives null when the browser refuses', () => {
  vi.stubGlobal('window', { open: () => null });
  expect(openWindow()).toBeNull();
  expect(popupBlockedMessage).toBe('Popup blocked. Please allow popups for this site.');
});
