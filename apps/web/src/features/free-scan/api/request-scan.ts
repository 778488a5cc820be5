import { readJobId } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';
import { toScanRequest, type ScanForm } from '../scan-form.ts';

/** Asks for a free scan and gives the id of its job. Throws `ApiError`. */
export function requestScan(form: ScanForm): Promise<string> {
  return callApi({ method: 'POST', path: '/run-once', body: toScanRequest(form) }, readJobId);
}
