import { ScanRequestAnswer } from '@curbcut/contracts';
import { callApi } from '../../../lib/api-client.ts';
import { toScanRequest, type ScanForm } from '../scan-form.ts';

/** Asks for a free scan. Throws `ApiError`. */
export function requestScan(form: ScanForm): Promise<ScanRequestAnswer> {
  return callApi(
    { method: 'POST', path: '/run-once', body: toScanRequest(form) },
    ScanRequestAnswer,
  );
}
