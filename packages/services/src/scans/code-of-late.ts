import { isScanFailureCode, type ScanFailureCode } from '@curbcut/model/scan';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';

/** How a scan ends that can't be begun again in time: as its page did the time before, or by a fault of ours. */
export function codeOfLate(scan: Pick<LockedScan, 'status' | 'fallback_code'>): ScanFailureCode {
  const { fallback_code: fallback } = scan;
  return scan.status === 'queued' && isScanFailureCode(fallback) ? fallback : 'SCAN_TIMEOUT';
}
