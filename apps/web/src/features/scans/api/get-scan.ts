import { ScanRecord } from '@curbcut/contracts';
import { ApiError, callApi } from '../../../lib/api-client.ts';

/** The canonical record of a scan; on a server error it is asked for at its second address. Throws `ApiError`. */
export async function getScan(scanId: string): Promise<ScanRecord> {
  const id = encodeURIComponent(scanId);
  try {
    return await callApi({ path: `/scan/${id}` }, ScanRecord);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error;
    return callApi({ path: `/dashboard/scans/${id}` }, ScanRecord);
  }
}
