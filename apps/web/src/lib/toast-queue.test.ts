import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, showToast, toastLimit } from './toast-queue.ts';
import { toastStage } from './toast-stage.ts';

const messages = () => toastStage.visibleToasts.map((toast) => toast.content.message);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toastStage.clear();
  vi.useRealTimers();
});

it('keeps a success for 2 seconds and an error for 4', () => {
  showToast('success', 'Done');
  showToast('error', 'Failed');
  toastStage.resumeAll();
  vi.advanceTimersByTime(1_999);
  expect(messages().sort()).toEqual(['Done', 'Failed']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual(['Failed']);
  vi.advanceTimersByTime(2_000);
  expect(messages()).toEqual([]);
});

it('stays while paused', () => {
  showToast('success', 'Done');
  toastStage.resumeAll();
  vi.advanceTimersByTime(1_000);
  toastStage.pauseAll();
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['Done']);
});

it('shows no more than its limit', () => {
  for (let n = 0; n < toastLimit + 5; n += 1) showToast('error', `Message ${n}`);
  expect(messages()).toHaveLength(toastLimit);
});

it('keeps what it neither praises nor blames for 4 seconds, and for as long as it is told', () => {
  showToast('blank', 'Note');
  showToast('blank', 'Trend', { durationMs: 3_000 });
  toastStage.resumeAll();
  vi.advanceTimersByTime(3_000);
  expect(messages()).toEqual(['Note']);
  vi.advanceTimersByTime(1_000);
  expect(messages()).toEqual([]);
});

it('shows that something loads until it is closed', () => {
  const key = showToast('loading', 'Loading...');
  toastStage.resumeAll();
  vi.advanceTimersByTime(3_600_000);
  expect(messages()).toEqual(['Loading...']);
  closeToast(key);
  expect(messages()).toEqual([]);
});

it('keeps what is said before there is a stage, without what was closed meanwhile', async () => {
  vi.resetModules();
  const queue = await import('./toast-queue.ts');
  const listener = vi.fn<() => void>();
  const stop = queue.onToast(listener);
  expect(queue.hasHadToasts()).toBe(false);
  const key = queue.showToast('loading', 'Loading...');
  queue.showToast('error', 'Failed');
  queue.closeToast(key);
  stop();
  queue.showToast('success', 'Done', { durationMs: 1_000 });
  expect([listener.mock.calls.length, queue.hasHadToasts()]).toEqual([2, true]);

  const add = vi.fn<(content: object, options: object) => string>(() => 'key');
  queue.setToastStage({ add, close: () => {} });
  expect(add.mock.calls).toEqual([
    [{ kind: 'error', message: 'Failed' }, { timeout: 4_000 }],
    [{ kind: 'success', message: 'Done' }, { timeout: 1_000 }],
  ]);
});
