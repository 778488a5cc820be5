import { expect } from 'vitest';

/** Expects something of what changes by itself: it is read again until it holds, for as long as Playwright waits. */
export function expectSoon<T>(read: () => T | Promise<T>, message?: string) {
  return expect.poll(read, {
    timeout: 30_000,
    interval: 50,
    ...(message === undefined ? {} : { message }),
  });
}
