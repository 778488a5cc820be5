import { callApiRaw } from '../../../lib/api-client.ts';
import { NotSyncedError } from '../billing-messages.ts';

/**
 * Asks the server to look the subscription up again. Answers whether a payment that is named is one of the account; null
 * without one, or where the server does not tell. Throws `ApiError`, or `NotSyncedError` when it could not.
 */
export async function syncSubscription(paymentIntent?: string): Promise<boolean | null> {
  const path = '/api/payments/sync-subscription';
  const named =
    paymentIntent === undefined ? '' : `?payment_intent=${encodeURIComponent(paymentIntent)}`;
  const answer = await callApiRaw({ method: 'POST', path: path + named });
  if (typeof answer !== 'object' || answer === null || !('success' in answer) || !answer.success)
    throw new NotSyncedError('The server did not synchronize.');
  return 'payment_found' in answer && typeof answer.payment_found === 'boolean'
    ? answer.payment_found
    : null;
}
