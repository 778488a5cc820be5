import { errorMessages } from '@curbcut/contracts';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { quickScanFailure } from './quick-scan.ts';

const http = (status: number, message: string, code: string | null = null) =>
  new ApiError('http', message, { status, code });

test.each([
  [
    new ApiError('network', errorMessages.unableToConnect),
    'other',
    'Cannot connect to scanning service. Please try again later.',
  ],
  [
    http(500, errorMessages.server),
    'other',
    'Scanning service is temporarily unavailable. Please try again later.',
  ],
  [
    http(400, errorMessages.invalidRequest),
    'address',
    'Please enter a valid website URL (e.g., https://example.com)',
  ],
  [
    http(400, errorMessages.invalidUrl, 'INVALID_URL'),
    'address',
    'Please enter a valid website URL (e.g., https://example.com)',
  ],
  [
    http(400, 'This address is private.', 'TARGET_REFUSED'),
    'other',
    'Failed to start scan: This address is private.',
  ],
  [http(402, 'No scans left this month.', 'QUOTA_EXCEEDED'), 'quota', 'No scans left this month.'],
])('%o', (error, kind, message) => {
  expect(quickScanFailure(error)).toEqual({ kind, message });
});
