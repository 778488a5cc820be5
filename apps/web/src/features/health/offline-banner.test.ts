import { expect, test } from 'vitest';
import { whatWorks } from './components/offline-banner.tsx';

const specified =
  'Some features such as authentication and scheduled scans may not work, while the free scan can still be used';

test.each([
  [{ state: 'error' } as const, '.'],
  [
    { state: 'disconnected', isDeviceOffline: false } as const,
    ' as soon as the server answers again.',
  ],
  [
    { state: 'disconnected', isDeviceOffline: true } as const,
    ' as soon as your device has a connection again. What you typed stays here.',
  ],
])('%o: the specified words, and no promise that does not hold now', (backend, rest) => {
  expect(whatWorks(backend)).toBe(specified + rest);
});
