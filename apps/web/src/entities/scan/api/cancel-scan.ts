import { readMessage } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/** Ends a queued or running scan. Throws `ApiError`. */
export async function cancelScan(scanId: string): Promise<void> {
  await callApi(
    { method: 'POST', path: `/scan/${encodeURIComponent(scanId)}/cancel` },
    readMessage,
  );
}
