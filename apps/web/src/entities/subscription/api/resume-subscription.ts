import { readMessage } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';
import { paymentTimeoutMs } from './payment-timeout.ts';

/** Takes a planned end or downgrade back. Returns a sentence for people; throws `ApiError`. */
export function resumeSubscription(): Promise<string> {
  const path = '/api/payments/resume-subscription';
  return callApi({ method: 'POST', path, timeoutMs: paymentTimeoutMs }, readMessage);
}
