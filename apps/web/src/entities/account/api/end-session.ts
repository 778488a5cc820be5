import { callApiRaw } from '../../../lib/api-client.ts';

/** Makes the token of this session worthless on the server. Throws `ApiError`. */
export async function endSession(): Promise<void> {
  await callApiRaw({ method: 'POST', path: '/auth/logout', timeoutMs: 5_000 });
}
