import type { Comparison } from './comparison.ts';
import type { CriteriaTested } from './criteria-tested.ts';
import type { Impact, Issue } from './issue.ts';
import type { KeyboardWalk } from './keyboard-walk.ts';
import type { ManualAnswer } from './manual-answer.ts';
import type { CategoryScore, EngineRun, NotAssessed, PageFacts } from './page-scan.ts';
import type { RuleRun } from './rule-run.ts';
import type { ScanStatus, ScanType } from './scan-status.ts';
import type { Standard } from './standard.ts';
import type { BestFix } from './summary.ts';
import type { SettledCounts } from './settled.ts';

/** A scan as it is read: screens, reports, mails and the API's record are made from it. Times are ISO 8601, UTC. */
export interface ScanReport {
  scanId: string;
  url: string;
  scanType: ScanType;
  /** What decides which failed issues count. */
  standard: Standard;
  /** Whether whoever asked for it let the page be used; whether it was, its walk and its gaps say. */
  interaction: boolean;
  status: ScanStatus;
  /** Ended by its owner: as failed, or, when a part of the site had been scanned by then, as completed with that. */
  cancelled: boolean;
  /** When the scan was requested. */
  requestedAt: string;
  finishedAt: string | null;
  /** When the scan and its evidence are deleted; null when they are kept. */
  expiresAt: string | null;
  durationMs: number | null;
  /** Where the browser ended; null: unknown. */
  finalUrl: string | null;
  /** Null until the scan has completed. */
  result: ScanResult | null;
  /** What its rules say about the criteria of WCAG; null where there is no result, or it is not known. */
  criteriaTested: CriteriaTested | null;
  /** Why there is no result; null unless the scan failed. */
  failure: ReportFailure | null;
  screenshot: ReportScreenshot | null;
  /** Null when there is no scan of the same URL before. */
  comparison: Comparison | null;
  /** What people have found where no rule can judge; only reports are read with it. */
  manualAnswers: readonly ManualAnswer[];
  /** The schedule that requested it, and the site scan it is a page of. */
  scheduleId: string | null;
  parentScanId: string | null;
}

export interface ScanResult {
  /** 0 to 1; null when there is nothing to score: the summary says why. */
  overallScore: number | null;
  /** One paragraph for people. */
  summary: string;
  /** Failed issues. */
  issuesCount: number;
  /** Findings that a person still has to judge. */
  needsReviewCount: number;
  /** Issues that people have set aside. */
  settledCounts: SettledCounts;
  severityCounts: Record<Impact, number>;
  categories: CategoryScore[];
  bestFixes: BestFix[];
  /** Of either outcome, most severe first; with lifecycles and markers. */
  issues: Issue[];
  engines: EngineRun[];
  /** Engines that could not finish: what they would have found is missing. Never counted as issues. */
  engineFailures: EngineFailure[];
  /** Engines that give the page a score of their own. */
  engineScores: EngineScore[];
  /** What each rule came to; empty where the scan did not record it. */
  rules: RuleRun[];
  /** Rules that were applied and found nothing. */
  passedRules: number;
  notAssessed: NotAssessed[];
  /** Sentences about the scan itself. */
  warnings: string[];
  page: ReportPage;
  /** The way of the focus through the page; null: the keyboard was not used. */
  walk: KeyboardWalk | null;
}

export interface EngineFailure {
  engine: string;
  /** As shown to people. */
  name: string;
  /** A sentence; null: the engine gave none. */
  message: string | null;
}

export interface EngineScore {
  engine: string;
  name: string;
  version: string | null;
  /** 0 to 1. */
  score: number;
}

/** Facts about the page; null: unknown. */
export type ReportPage = {
  [
    Fact in 'title' | 'elementCount' | 'requestCount' | 'viewport' | 'userAgent' | 'browserVersion'
  ]: PageFacts[Fact] | null;
};

export interface ReportFailure {
  /** From the table of scan failures; null: not known. */
  code: string | null;
  /** A sentence for people. */
  message: string;
}

/** The screenshot of the full page; `url` is a path of the API. */
export interface ReportScreenshot {
  url: string;
  width: number;
  height: number;
  /** Screenshot pixels per CSS pixel of the page. */
  scale: number;
  truncated: boolean;
}

/** True when something that should have been evaluated was not: an engine failed, or the whole scan. */
export function hasErrors({ status, result }: Pick<ScanReport, 'status' | 'result'>): boolean {
  return result ? result.engineFailures.length > 0 : status === 'failed';
}
