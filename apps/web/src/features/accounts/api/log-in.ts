import { readSignIn } from '@curbcut/wire/read';
import type { AuthAnswer } from '@curbcut/wire/account';
import { callApi } from '../../../lib/api-client.ts';

/** Gives an access token for an e-mail address and its password. Throws `ApiError`. */
export function logIn(email: string, password: string): Promise<AuthAnswer> {
  return callApi(
    { method: 'POST', path: '/auth/login', body: { email: email.trim(), password } },
    readSignIn,
  );
}
