import type { ScanFailureCode } from './scan-failure.ts';
import type { ScanStatus } from './scan-status.ts';

/** How a scan stands for people. On the wire a cancelled scan has failed, or has completed with a part of its site. */
export type ScanState = ScanStatus | 'cancelled';

export const scanStateWords: Record<ScanState, string> = {
  queued: 'Queued',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export function stateOf(scan: {
  status: ScanStatus;
  cancelled: boolean;
  error_code: string | null;
}): ScanState {
  const isFinal = scan.status === 'completed' || scan.status === 'failed';
  const isCancelled = scan.cancelled || scan.error_code === ('CANCELLED' satisfies ScanFailureCode);
  return isFinal && isCancelled ? 'cancelled' : scan.status;
}
