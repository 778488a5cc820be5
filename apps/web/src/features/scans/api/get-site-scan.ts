import { SiteScanAnswer } from '@curbcut/wire/scan';
import { callApi } from '../../../lib/api-client.ts';

/** How far the scan of a site is, its pages and their issues. Throws `ApiError`. */
export async function getSiteScan(scanId: string): Promise<SiteScanAnswer> {
  return callApi({ path: `/scan/${encodeURIComponent(scanId)}/site` }, SiteScanAnswer);
}
