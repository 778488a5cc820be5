import type { AppErrorCode } from '@curbcut/model/errors';
import { scheduleMessages } from '@curbcut/model/schedules';
import { ApiError } from '../../lib/api-client.ts';
import { RefusedError } from '../../lib/form-refusal.ts';

/** The server's own words for these, which say what to do. */
const saidByServer: readonly string[] = [
  'EMAIL_UNVERIFIED',
  'INVALID_URL',
  'TARGET_REFUSED',
] satisfies AppErrorCode[];

/** What to say when a schedule could not be created. */
export function scheduleFailure(error: Error): string {
  if (error instanceof RefusedError) return error.message;
  const { message } = error;
  if (error instanceof ApiError) {
    if (error.status === 401) return 'Please log in again to create schedules';
    if (message.toLowerCase().includes('limit')) return scheduleMessages.limitReached;
    if (error.code === ('PLAN_REQUIRED' satisfies AppErrorCode))
      return scheduleMessages.proRequired;
    if (error.code !== null && saidByServer.includes(error.code)) return message;
  }
  return `Failed to schedule scan: ${message}`;
}
