import { scanStatuses } from '@curbcut/model/scan';
import { ScanStatusAnswer } from '@curbcut/wire/scan';
import { ApiError, callApi } from '../../../lib/api-client.ts';

/** How a scan stands. Throws `ApiError`. */
export function getScanStatus(jobId: string): Promise<ScanStatusAnswer> {
  return callApi(
    { path: `/scan-status/${encodeURIComponent(jobId)}`, timeoutMs: 15_000 },
    scanStatusSchema,
  );
}

/** The contract's schema, with the specified sentence for a status that it does not know. */
const scanStatusSchema = {
  safeParse(value: unknown) {
    const status = statusOf(value);
    if (status !== null && !scanStatuses.some((known) => known === status)) {
      throw new ApiError('unreadable', `Unknown scan status: ${status}`);
    }
    return ScanStatusAnswer.safeParse(value);
  },
};

function statusOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('status' in value)) return null;
  return typeof value.status === 'string' ? value.status : null;
}
