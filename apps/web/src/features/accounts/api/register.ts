import { readSignIn } from '@curbcut/wire/read';
import type { AuthAnswer } from '@curbcut/wire/account';
import { callApi } from '../../../lib/api-client.ts';
import type { RegisterForm } from '../account-form.ts';

/** Opens an account. Throws `ApiError`. */
export function register(form: RegisterForm): Promise<AuthAnswer> {
  return callApi(
    { method: 'POST', path: '/auth/register', body: toRegisterRequest(form) },
    readSignIn,
  );
}

/** The payload of `POST /auth/register`: company and invitation only when they say something. */
export function toRegisterRequest(form: RegisterForm): Record<string, string> {
  const company = form.company.trim();
  const invite = form.invite.trim();
  return {
    email: form.email.trim(),
    password: form.password,
    name: form.name.trim(),
    ...(company === '' ? {} : { company }),
    ...(invite === '' ? {} : { invite }),
  };
}
