import { ApiError } from './api-client.ts';
import { formatWait } from './format.ts';

/**
 * What a failed call says, with the time to wait if there is one; `otherwise` when it says nothing, and for anything
 * that is no `ApiError`: such a message is for developers.
 */
export function failureSentence(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise;
  return error.retryAfterSeconds === null
    ? error.message
    : `${error.message} Try again in ${formatWait(error.retryAfterSeconds)}.`;
}
