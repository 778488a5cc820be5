import type { ScanReport } from '@curbcut/model/scan';
import { readScanReport } from '@curbcut/wire/read';
import { ApiError, callApi } from '../../../lib/api-client.ts';

/** A scan with its result; on a server error it is asked for at its second URL. Throws `ApiError`. */
export async function getScan(scanId: string): Promise<ScanReport> {
  const id = encodeURIComponent(scanId);
  try {
    return await callApi({ path: `/scan/${id}` }, readScanReport);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error;
    return callApi({ path: `/dashboard/scans/${id}` }, readScanReport);
  }
}
