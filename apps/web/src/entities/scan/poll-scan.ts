import { errorMessages } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { ApiError } from '../../lib/api-client.ts';
import type { FollowedScan } from './followed-scan.ts';

export interface PollState {
  answer: FollowedScan | undefined;
  /** Of the latest try. */
  error: Error | null;
  /** How long this page has been waiting. */
  waitedMs: number;
}

export type PollOutcome =
  | { kind: 'waiting'; isConnectionLost: boolean }
  | { kind: 'completed' }
  | { kind: 'failed'; message: string; reason: 'scan' | 'timeout' | 'call' };

/** What the latest answer, error and waiting time mean. A lost connection is no failed scan. */
export function evaluatePoll({ answer, error, waitedMs }: PollState): PollOutcome {
  if (answer?.status === 'completed') return { kind: 'completed' };
  if (answer?.status === 'failed') {
    return { kind: 'failed', reason: 'scan', message: answer.error ?? errorMessages.scanFailed };
  }
  if (error && !isPassing(error))
    return { kind: 'failed', reason: 'call', message: sentence(error) };
  if (waitedMs >= limits.scanTimeoutMs) {
    return { kind: 'failed', reason: 'timeout', message: errorMessages.scanTimeout };
  }
  return { kind: 'waiting', isConnectionLost: error !== null };
}

/** Whether asking again may help: the connection is lost, or the server is busy or in trouble. */
export function isPassing(error: Error): boolean {
  return (
    error instanceof ApiError &&
    (error.kind === 'network' || error.status === 429 || error.status >= 500)
  );
}

function sentence(error: Error): string {
  return error instanceof ApiError && error.status === 404
    ? errorMessages.scanNotFound
    : error.message;
}

/** When to ask again, in ms; false: never. */
export function nextPollMs(outcome: PollOutcome): number | false {
  return outcome.kind === 'waiting' ? limits.scanPollIntervalMs : false;
}
