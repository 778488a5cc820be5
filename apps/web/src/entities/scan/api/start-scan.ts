import { readJobId } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/** Asks for a scan of one page, or of a whole site. Returns its id; throws `ApiError`. */
export function startScan(
  url: string,
  scanType: 'single_page' | 'site' = 'single_page',
): Promise<string> {
  const body = { url, scan_type: scanType };
  return callApi({ method: 'POST', path: '/run-once', body }, readJobId);
}
