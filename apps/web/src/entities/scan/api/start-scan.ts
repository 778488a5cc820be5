import type { ScanType, Standard } from '@curbcut/model/scan';
import { readJobId } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/** Asks for a scan of one page, or of a whole site; without a standard, by that of the account. Returns its id; throws `ApiError`. */
export function startScan(
  url: string,
  scanType: ScanType,
  standard: Standard | undefined,
): Promise<string> {
  const body = { url, scan_type: scanType, ...(standard ? { standard } : {}) };
  return callApi({ method: 'POST', path: '/run-once', body }, readJobId);
}
