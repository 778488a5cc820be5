import { DoneAnswer } from '@curbcut/wire/account';
import { callApi } from '../../../lib/api-client.ts';

/** Deletes a scan with its evidence and reports. Throws `ApiError`. */
export function deleteScan(scanId: string): Promise<DoneAnswer> {
  return callApi({ method: 'DELETE', path: `/scan/${encodeURIComponent(scanId)}` }, DoneAnswer);
}
