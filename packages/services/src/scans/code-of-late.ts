import { ScanFailureCode } from '@curbcut/contracts';
import type { LockedScan } from './lock-scan.ts';

/** How a scan ends that can't be begun again in time: as its page did the time before, or by a fault of ours. */
export function codeOfLate(scan: Pick<LockedScan, 'status' | 'fallback_code'>): ScanFailureCode {
  const fallback = ScanFailureCode.safeParse(scan.fallback_code);
  return scan.status === 'queued' && fallback.success ? fallback.data : 'SCAN_TIMEOUT';
}
