import type { RecordIssue, ScanComparison } from './scan-record.ts';

/** What is stored about a scan and the one of the same address before it. */
export interface StoredComparison {
  previousScanId: string;
  /** ISO 8601, UTC. */
  previousDate: string;
  /** 0 to 1. */
  previousScore: number;
  /** Fingerprints of issues of any outcome that the scan before did not have. */
  newFingerprints: string[];
  /** Failed issues only, as the counts that people see. */
  newCount: number;
  recurringCount: number;
  /** Failed issues that are gone although every engine that saw them completed, in the same version. */
  fixed: RecordIssue[];
  rulesChanged: boolean;
  notes: string[];
}

export function toComparison(stored: StoredComparison): ScanComparison {
  return {
    previous_scan_id: stored.previousScanId,
    previous_date: stored.previousDate,
    previous_score: stored.previousScore,
    new_count: stored.newCount,
    recurring_count: stored.recurringCount,
    fixed_count: stored.fixed.length,
    rules_changed: stored.rulesChanged,
    notes: stored.notes,
  };
}
