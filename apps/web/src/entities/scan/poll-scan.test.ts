import { errorMessages } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { beginProgress, toScanProgress } from '@curbcut/model/scan';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import type { FollowedScan } from './followed-scan.ts';
import { evaluatePoll, nextPollMs } from './poll-scan.ts';

const now = new Date('2026-11-21T08:00:00Z');

function answer(status: FollowedScan['status'], error: string | null = null): FollowedScan {
  const progress = toScanProgress(beginProgress(now), {
    now,
    queuePosition: 1,
    finished: status === 'completed',
    mail: 'none',
  });
  return { status, progress, report: null, error };
}

it('asks again every two seconds while the scan is queued or running', () => {
  for (const status of ['queued', 'running'] as const) {
    const outcome = evaluatePoll({ answer: answer(status), error: null, waitedMs: 10_000 });
    expect(outcome).toEqual({ kind: 'waiting', isConnectionLost: false });
    expect(nextPollMs(outcome)).toBe(2_000);
  }
});

it('ends when the scan has completed', () => {
  const outcome = evaluatePoll({ answer: answer('completed'), error: null, waitedMs: 0 });
  expect(outcome).toEqual({ kind: 'completed' });
  expect(nextPollMs(outcome)).toBe(false);
});

it('ends with the reason when the scan failed', () => {
  const failed = answer('failed', 'The page took too long to load.');
  expect(evaluatePoll({ answer: failed, error: null, waitedMs: 0 })).toMatchObject({
    kind: 'failed',
    message: 'The page took too long to load.',
  });
  expect(evaluatePoll({ answer: answer('failed'), error: null, waitedMs: 0 })).toMatchObject({
    message: 'Scan failed',
  });
});

it.each([
  new ApiError('network', errorMessages.unableToConnect),
  new ApiError('http', errorMessages.server, { status: 503 }),
  new ApiError('http', 'Too many requests', { status: 429 }),
])('waits on through %s', (error) => {
  expect(evaluatePoll({ answer: answer('running'), error, waitedMs: 5_000 })).toEqual({
    kind: 'waiting',
    isConnectionLost: true,
  });
});

it('ends when there is no such scan', () => {
  const error = new ApiError('http', 'Not found', { status: 404 });
  expect(evaluatePoll({ answer: undefined, error, waitedMs: 0 })).toMatchObject({
    kind: 'failed',
    reason: 'call',
    message: 'The requested scan could not be found.',
  });
});

it('gives up after five minutes, and not before', () => {
  const state = { answer: answer('running'), error: null };
  expect(evaluatePoll({ ...state, waitedMs: limits.scanTimeoutMs - 1 }).kind).toBe('waiting');
  expect(evaluatePoll({ ...state, waitedMs: limits.scanTimeoutMs })).toMatchObject({
    kind: 'failed',
    message: 'Scan timeout: took longer than expected',
  });
});
