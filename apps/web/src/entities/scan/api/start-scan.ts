import { ScanRequestAnswer } from '@curbcut/wire/scan';
import { callApi } from '../../../lib/api-client.ts';

/** Asks for a scan of one page, or of a whole site. Returns its id; throws `ApiError`. */
export async function startScan(
  url: string,
  scanType: 'single_page' | 'site' = 'single_page',
): Promise<string> {
  const answer = await callApi(
    { method: 'POST', path: '/run-once', body: { url, scan_type: scanType } },
    ScanRequestAnswer,
  );
  return answer.job_id;
}
