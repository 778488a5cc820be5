import { expect, test } from 'vitest';
import { ApiError } from './api-client.ts';
import { isSilent } from './load-failure-toast.ts';

test.each([
  [new ApiError('http', 'Authentication required.', { status: 401 }), true],
  [new ApiError('http', 'Server error', { status: 500 }), true],
  [new ApiError('http', 'Server error', { status: 503 }), true],
  [new ApiError('http', 'HTTP 429', { status: 429 }), false],
  [new ApiError('network', 'Unable to connect'), false],
  [new Error('broken'), false],
])('%o: no toast is %s', (error, silent) => {
  expect(isSilent(error)).toBe(silent);
});
