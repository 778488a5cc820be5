import { DoneAnswer } from '@curbcut/wire/account';
import { callApi } from '../../../lib/api-client.ts';

/**
 * Mails the link that confirms an e-mail address once more, if there is such an account. Returns a sentence for people;
 * throws `ApiError`.
 */
export async function resendVerification(email: string): Promise<string> {
  const { message } = await callApi(
    { method: 'POST', path: '/auth/resend-verification', body: { email } },
    DoneAnswer,
  );
  return message;
}
