import { callApiRaw } from '../../../lib/api-client.ts';
import { NotSyncedError } from '../billing-messages.ts';

/** Asks the server to look the subscription up again. Throws `ApiError`, or `NotSyncedError` when it could not. */
export async function syncSubscription(): Promise<void> {
  const answer = await callApiRaw({ method: 'POST', path: '/api/payments/sync-subscription' });
  const isDone =
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
  if (!isDone) throw new NotSyncedError('The server did not synchronize.');
}
