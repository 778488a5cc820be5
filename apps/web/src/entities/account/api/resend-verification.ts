import { readMessage } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/**
 * Mails the link that confirms an e-mail address once more, if there is such an account. Returns a sentence for people;
 * throws `ApiError`.
 */
export function resendVerification(email: string): Promise<string> {
  const path = '/auth/resend-verification';
  return callApi({ method: 'POST', path, body: { email } }, readMessage);
}
