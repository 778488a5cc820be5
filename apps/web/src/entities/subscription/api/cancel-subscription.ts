import { readMessage } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';
import { paymentTimeoutMs } from './payment-timeout.ts';

/** Ends the subscription with the paid period. Returns a sentence for people; throws `ApiError`. */
export function cancelSubscription(): Promise<string> {
  const path = '/api/payments/cancel-subscription';
  return callApi({ method: 'POST', path, timeoutMs: paymentTimeoutMs }, readMessage);
}
