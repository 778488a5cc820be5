import { readUser, readHealth } from '@curbcut/wire/read';
import type { User } from '@curbcut/wire/account';
import { callApi } from '../../../lib/api-client.ts';

const healthTimeoutMs = 5_000;

/** Who is signed in. A server that is not well is not asked. Throws `ApiError`. */
export async function getProfile(): Promise<User> {
  await callApi({ path: '/health', timeoutMs: healthTimeoutMs }, readHealth);
  return callApi({ path: '/auth/profile' }, readUser);
}
