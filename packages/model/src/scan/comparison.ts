import type { Issue } from './issue.ts';

/** An issue that both scans have, or that is gone in part, and what changed of its elements. */
export interface ChangedIssue {
  /** Of the newer scan's issue; of the older one's where nothing is left of it. */
  fingerprint: string;
  title: string;
  /** Elements that fail now and did not before; those that pages repeat count once. */
  newElements: number;
  /** Fingerprints of these elements. Absent: of the scan of a site, or the scan is of before. */
  newNodes?: string[] | undefined;
  /** Of elements that failed in one of the scans before that. */
  cameBackElements: number;
  /** Elements that failed before, and pass now or are gone. */
  fixedElements: number;
  /** Of the scan of a site: some of the pages that have what came, and that had what is fixed. */
  newOn: string[];
  fixedOn: string[];
}

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
  /** Of issues that the scan before did not have, and one of the scans before that had. */
  cameBackFingerprints: string[];
  /** Of issues of which the scan before tells nothing, as it did not see where they are. Absent: the scan is of before. */
  unseenFingerprints?: string[] | undefined;
  /** Failed issues only, as the counts that people see. */
  newCount: number;
  cameBackCount: number;
  ruleChangedCount: number;
  recurringCount: number;
  /** Failed issues that are gone although every engine that found them completed, under an unchanged rule. */
  fixed: Issue[];
  /** Elements that came or went, of failed issues that are still there. */
  changed: ChangedIssue[];
  /** A rule, an engine or the score's formula is another than then. */
  rulesChanged: boolean;
  /** Sentences about what could not be compared. */
  notes: string[];
}
