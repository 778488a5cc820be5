import { ScanRecord } from '@curbcut/contracts';
import { callApi } from '../../../lib/api-client.ts';

/** The canonical record of a scan. Throws `ApiError`. */
export function getScan(scanId: string): Promise<ScanRecord> {
  return callApi({ path: `/scan/${encodeURIComponent(scanId)}` }, ScanRecord);
}
