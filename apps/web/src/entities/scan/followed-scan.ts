import type { ScanProgress, ScanReport, ScanStatus } from '@curbcut/model/scan';

/** A scan from the queue to its end, as it stood when the server was asked. */
export interface FollowedScan {
  status: ScanStatus;
  progress: ScanProgress;
  /** Null until the scan has completed. */
  report: ScanReport | null;
  /** A sentence; null unless the scan failed. */
  error: string | null;
}
