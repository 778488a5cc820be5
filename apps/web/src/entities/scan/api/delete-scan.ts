import { readMessage } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/** Deletes a scan with its evidence and reports. Throws `ApiError`. */
export async function deleteScan(scanId: string): Promise<void> {
  await callApi({ method: 'DELETE', path: `/scan/${encodeURIComponent(scanId)}` }, readMessage);
}
