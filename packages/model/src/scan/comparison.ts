import type { Issue } from './issue.ts';

/** What changed since the scan of the same URL before. */
export interface Comparison {
  previousScanId: string;
  /** ISO 8601, UTC. */
  previousDate: string;
  /** 0 to 1; null when that scan had nothing to score, or was judged by another standard. */
  previousScore: number | null;
  /** Of issues of any outcome that the scan before did not have, under rules that have not changed. */
  newFingerprints: string[];
  /** Of issues that the scan before did not have and whose rule has changed since: held back, not called new. */
  ruleChangedFingerprints: string[];
  /** Failed issues only, as the counts that people see. */
  newCount: number;
  ruleChangedCount: number;
  recurringCount: number;
  /** Failed issues that are gone although every engine that found them completed, under an unchanged rule. */
  fixed: Issue[];
  /** A rule, an engine or the score's formula is another than then. */
  rulesChanged: boolean;
  /** Sentences about what could not be compared. */
  notes: string[];
}
