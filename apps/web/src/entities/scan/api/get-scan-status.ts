import { scanStatuses, type ScanStatus } from '@curbcut/model/scan';
import { asText, fieldAt, readScanProgress, readScanReport } from '@curbcut/wire/read';
import { ApiError, callApi } from '../../../lib/api-client.ts';
import type { FollowedScan } from '../followed-scan.ts';

/** How a scan stands. Throws `ApiError`, for a status that nobody knows with the specified sentence. */
export function getScanStatus(jobId: string): Promise<FollowedScan> {
  return callApi(
    { path: `/scan-status/${encodeURIComponent(jobId)}`, timeoutMs: 15_000 },
    readFollowedScan,
  );
}

function readFollowedScan(answer: unknown): FollowedScan | null {
  const status = readStatus(answer);
  const progress = readScanProgress(fieldAt(answer, 'progress'));
  if (status === null || progress === null) return null;
  return {
    status,
    progress,
    report: readScanReport(fieldAt(answer, 'result')),
    error: asText(fieldAt(answer, 'error')),
  };
}

/** Null when the answer has none. */
function readStatus(answer: unknown): ScanStatus | null {
  const word = asText(fieldAt(answer, 'status'));
  const status = scanStatuses.find((known) => known === word) ?? null;
  if (word !== null && status === null) {
    throw new ApiError('unreadable', `Unknown scan status: ${word}`);
  }
  return status;
}
