import { readMessage } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/** Keeps the result of a free scan in the account. Throws `ApiError`. */
export async function keepScan(scanId: string): Promise<void> {
  await callApi({ method: 'POST', path: `/scan/${encodeURIComponent(scanId)}/keep` }, readMessage);
}
