import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, toastLimit, toastQueue } from './toast-queue.ts';

const messages = () => toastQueue.visibleToasts.map((toast) => toast.content.message);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toastQueue.clear();
  vi.useRealTimers();
});

it('keeps a success for 2 seconds and an error for 4', () => {
  showToast('success', 'Done');
  showToast('error', 'Failed');
  toastQueue.resumeAll();
  vi.advanceTimersByTime(1_999);
  expect(messages().sort()).toEqual(['Done', 'Failed']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual(['Failed']);
  vi.advanceTimersByTime(2_000);
  expect(messages()).toEqual([]);
});

it('stays while paused', () => {
  showToast('success', 'Done');
  toastQueue.resumeAll();
  vi.advanceTimersByTime(1_000);
  toastQueue.pauseAll();
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['Done']);
});

it('shows no more than its limit', () => {
  for (let n = 0; n < toastLimit + 5; n += 1) showToast('error', `Message ${n}`);
  expect(messages()).toHaveLength(toastLimit);
});
