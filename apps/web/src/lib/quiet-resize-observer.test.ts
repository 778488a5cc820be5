import { afterEach, expect, it, vi } from 'vitest';
import { quietResizeObserver } from './quiet-resize-observer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubWindow(): EventTarget {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return target;
}

const errorEvent = (message: string) =>
  Object.assign(new Event('error', { cancelable: true }), { message });

it.each([
  ['ResizeObserver loop completed with undelivered notifications.', true],
  ['ResizeObserver loop limit exceeded', true],
  ['Uncaught TypeError: ResizeObserver is not a constructor', false],
])('%s is kept quiet: %s', (message, isQuiet) => {
  const target = stubWindow();
  const end = quietResizeObserver();
  const heard = vi.fn<() => void>();
  target.addEventListener('error', heard);
  const event = errorEvent(message);
  target.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isQuiet);
  expect(heard).toHaveBeenCalledTimes(isQuiet ? 0 : 1);
  end();
  target.dispatchEvent(errorEvent('ResizeObserver loop limit exceeded'));
  expect(heard).toHaveBeenCalledTimes(isQuiet ? 1 : 2);
});
