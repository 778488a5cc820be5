import { accountMessages } from '@curbcut/model/accounts';
import { type AppErrorCode } from '@curbcut/model/errors';
import type { ApiError } from '../../lib/api-client.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';

/** What to say when somebody could not sign in or sign up. The wording is specified. */
export function signInFailure(what: 'Login' | 'Registration', error: Error): string {
  const isServersFault =
    error.message.includes(`${what} failed`) || error.message.includes('Server error');
  return isServersFault
    ? `${what} is temporarily unavailable. Please try the free scan feature or contact support.`
    : failureSentence(error, `${what} failed`);
}

/** The field that a refusal of the server is about: the address is taken, or a password is wrong or too easy. */
export function refusedField(
  error: ApiError,
): 'email' | 'password' | 'current_password' | undefined {
  if (error.code === ('EMAIL_TAKEN' satisfies AppErrorCode)) return 'email';
  if (error.code === ('WRONG_PASSWORD' satisfies AppErrorCode)) return 'current_password';
  return refusedPasswords.has(error.message) ? 'password' : undefined;
}

const refusedPasswords: ReadonlySet<string> = new Set([
  accountMessages.passwordTooCommon,
  accountMessages.passwordLikeAccount,
]);
