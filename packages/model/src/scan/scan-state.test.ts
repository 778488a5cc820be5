import { expect, test } from 'vitest';
import { stateOf } from './scan-state.ts';

test.each([
  [{ status: 'queued', cancelled: false, error_code: null }, 'queued'],
  // A site whose pages under way are still being ended.
  [{ status: 'running', cancelled: true, error_code: null }, 'running'],
  [{ status: 'completed', cancelled: false, error_code: null }, 'completed'],
  [{ status: 'completed', cancelled: true, error_code: null }, 'cancelled'],
  [{ status: 'failed', cancelled: false, error_code: 'HTTP_ERROR' }, 'failed'],
  [{ status: 'failed', cancelled: false, error_code: 'CANCELLED' }, 'cancelled'],
  [{ status: 'failed', cancelled: true, error_code: 'CANCELLED' }, 'cancelled'],
] as const)('%o is %s', (scan, state) => {
  expect(stateOf(scan)).toBe(state);
});
