import { errorMessages, type AppErrorCode } from '@curbcut/contracts';
import { ApiError } from '../../lib/api-client.ts';

export const quickScanMessages = {
  queued: 'Scan queued for processing...',
  running: 'Scanning in progress...',
  completed: 'Quick scan completed successfully!',
  cannotConnect: 'Cannot connect to scanning service. Please try again later.',
  unavailable: 'Scanning service is temporarily unavailable. Please try again later.',
} as const;

export type QuickScanFailure =
  | { kind: 'address'; message: string }
  | { kind: 'quota'; message: string }
  | { kind: 'other'; message: string };

/** What to say when a quick scan could not be started, and where: at the field, with the plans, or as it is. */
export function quickScanFailure(error: Error): QuickScanFailure {
  const { message } = error;
  if (hasCode(error, 'QUOTA_EXCEEDED')) return { kind: 'quota', message };
  if (hasCode(error, 'INVALID_URL')) return { kind: 'address', message };
  if (message.includes('Invalid request')) {
    return { kind: 'address', message: errorMessages.invalidUrl };
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
