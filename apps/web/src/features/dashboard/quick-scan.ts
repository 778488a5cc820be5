import { errorMessages, type AppErrorCode } from '@curbcut/model/errors';
import type { ScanStatus } from '@curbcut/model/scan';
import { ApiError } from '../../lib/api-client.ts';

export const quickScanMessages = {
  queued: 'Scan queued for processing...',
  running: 'Scanning in progress...',
  completed: 'Quick scan completed successfully!',
  cannotConnect: 'Cannot connect to scanning service. Please try again later.',
  unavailable: 'Scanning service is temporarily unavailable. Please try again later.',
} as const;

export type QuickScanFailure =
  | { kind: 'url'; message: string }
  | { kind: 'quota'; message: string }
  | { kind: 'other'; message: string };

/** What to say when a quick scan could not be started, and where: at the field, with the plans, or as it is. */
export function quickScanFailure(error: Error): QuickScanFailure {
  const { message } = error;
  if (hasCode(error, 'QUOTA_EXCEEDED')) return { kind: 'quota', message };
  if (hasCode(error, 'INVALID_URL')) return { kind: 'url', message };
  if (message.includes('Invalid request')) {
    return { kind: 'url', message: errorMessages.invalidUrl };
  }
  if (message.includes('Unable to connect')) {
    return { kind: 'other', message: quickScanMessages.cannotConnect };
  }
  if (message.includes('Server error')) {
    return { kind: 'other', message: quickScanMessages.unavailable };
  }
  return { kind: 'other', message: `Failed to start scan: ${message}` };
}

function hasCode(error: Error, code: AppErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

export type QuickScanStep = 'queued' | 'running' | 'ended';

/**
 * What is still to be told of a quick scan: that it runs exactly once, also when it had ended by the time of the first
 * look, and its end. `before`: what is told already; null: the page was opened later, and nobody waits for the steps
 * that had passed by then.
 */
export function quickScanToasts(
  before: QuickScanStep | null,
  {
    status,
    outcome,
  }: { status: ScanStatus | undefined; outcome: 'waiting' | 'completed' | 'failed' },
): { toasts: QuickScanStep[]; last: QuickScanStep } {
  const waiting = status === 'running' ? 'running' : 'queued';
  const now = outcome === 'waiting' ? waiting : 'ended';
  if (before === null) return { toasts: [], last: now };
  const reached = quickScanSteps.indexOf(now);
  const told = quickScanSteps.indexOf(before);
  // A scan that failed before anybody began it never ran.
  const isRun = outcome !== 'failed' || status === 'failed';
  const toasts = quickScanSteps.slice(told + 1, reached + 1);
  return {
    toasts: toasts.filter((step) => step !== 'running' || isRun),
    last: reached > told ? now : before,
  };
}

const quickScanSteps: readonly QuickScanStep[] = ['queued', 'running', 'ended'];
