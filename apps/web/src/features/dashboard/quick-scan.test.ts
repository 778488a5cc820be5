import { errorMessages } from '@curbcut/model/errors';
import { describe, expect, it, test } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { quickScanFailure, quickScanToasts } from './quick-scan.ts';

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
    'url',
    'Please enter a valid website URL (e.g., https://example.com)',
  ],
  [
    http(400, errorMessages.invalidUrl, 'INVALID_URL'),
    'url',
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

describe('what is told of a quick scan', () => {
  const waiting = (status: 'queued' | 'running') => ({ status, outcome: 'waiting' as const });
  const completed = { status: 'completed', outcome: 'completed' } as const;
  const tell = (steps: Parameters<typeof quickScanToasts>[1][], fresh = true) => {
    let last: ReturnType<typeof quickScanToasts>['last'] | null = fresh ? 'queued' : null;
    return steps.flatMap((step) => {
      const found = quickScanToasts(last, step);
      last = found.last;
      return found.toasts;
    });
  };

  it.each([
    ['seen in every step', [waiting('queued'), waiting('running'), waiting('running'), completed]],
    ['running at the first look', [waiting('running'), completed]],
    ['over at the first look', [completed]],
    [
      'put back into the queue once',
      [waiting('running'), waiting('queued'), waiting('running'), completed],
    ],
  ])('%s: that it runs, once, and its end', (_, steps) => {
    expect(tell(steps)).toEqual(['running', 'ended']);
  });

  it('says nothing of a scan that had ended when the page was opened', () => {
    expect(tell([completed], false)).toEqual([]);
    expect(tell([waiting('queued'), waiting('running'), completed], false)).toEqual([
      'running',
      'ended',
    ]);
  });
});
