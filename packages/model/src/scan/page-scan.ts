import type { CategorySlug } from './category.ts';
import type { Issue, IssueNode } from './issue.ts';
import type { KeyboardWalk } from './keyboard-walk.ts';
import type { RuleRun } from './rule-run.ts';
import type { ScanFailureCode } from './scan-failure.ts';
import type { Standard } from './standard.ts';

/** One engine on one page scan. */
export interface EngineRun {
  /** Its id, for example `axe`. */
  engine: string;
  /** As shown to people, for example `axe-core`. */
  name: string;
  version: string;
  /** Whether it is a source of its own; an engine that reads the results of another is none. */
  independent: boolean;
  status: 'completed' | 'failed';
  durationMs: number;
  findings: number;
  /** Its own score, 0 to 1; null when it gives none. */
  score: number | null;
  /** A sentence; null when the engine completed. */
  error: string | null;
}

export const notAssessedKinds = [
  'frame',
  'shadow-root',
  'engine',
  'check',
  'content',
  'page',
] as const;

/** A part of the page that no engine could evaluate. It is reported, never counted as clean. */
export interface NotAssessed {
  kind: (typeof notAssessedKinds)[number];
  target: string[];
  code: string;
  message: string;
  /** Of controls that were left alone: the rules that nothing was found by, as far as these would have shown it. */
  rules?: string[] | undefined;
}

/** An element that an earlier scan found wrong in use, and that this scan did not get to: whether it still is so is not known. */
export interface UntriedElement extends Pick<IssueNode, 'fingerprint' | 'context'> {
  rule: string;
}

export interface CategoryScore {
  slug: CategorySlug;
  /** 0 to 1; null when nothing on the page belongs to the category: a page without a form has no score for forms. */
  score: number | null;
  /** True when the score is null because rules of the category could not be run: there may be something to check. */
  untested?: boolean | undefined;
  issuesCount: number;
}

export interface PageFacts {
  title: string;
  lang: string;
  elementCount: number;
  requestCount: number;
  bytesReceived: number;
  httpStatus: number;
  viewport: { width: number; height: number };
  userAgent: string;
  browserVersion: string;
}

interface PageScanBase {
  /** The URL as it was requested. */
  url: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  durationMs: number;
}

export interface CompletedPageScan extends PageScanBase {
  status: 'completed';
  finalUrl: string;
  /** What its issues were judged by. Absent: WCAG 2.2 AA. */
  standard?: Standard | undefined;
  /** 0 to 1; null when there is nothing to score: `notAssessed` says why. */
  overallScore: number | null;
  /** The version of the score's formula. */
  scoreFormula: number;
  categories: CategoryScore[];
  issues: Issue[];
  /** Every rule that an engine of this scan looks for, in the order of the catalogue. Empty: not recorded. */
  rules: RuleRun[];
  /** Rules that were applied and found nothing. */
  passedRules: number;
  notAssessed: NotAssessed[];
  /** Absent: none. */
  untried?: readonly UntriedElement[] | undefined;
  /** Of a whole site: how its pages stand. A page's is made from its figures. */
  summary?: string | undefined;
  /** Sentences about the scan itself, for example `The page did not finish loading.` */
  warnings: string[];
  engines: EngineRun[];
  page: PageFacts;
  /** Absent: the keyboard was not used. */
  walk?: KeyboardWalk | undefined;
  timings: {
    totalMs: number;
    loadMs: number;
    stableMs: number;
    engines: Record<string, number>;
    evidenceMs: number;
  };
}

export interface FailedPageScan extends PageScanBase {
  status: 'failed';
  finalUrl: string | null;
  error: { code: ScanFailureCode; message: string };
}

/** One URL opened once in one browser page: either a whole result or a reason, never an empty success. */
export type PageScan = CompletedPageScan | FailedPageScan;

/** The screenshot of the whole page that highlights are drawn on; stored beside the result, not in it. */
export interface Screenshot {
  mediaType: 'image/webp';
  bytes: Uint8Array;
  /** Pixels of the screenshot. */
  width: number;
  height: number;
  /** Screenshot pixels per CSS pixel of the page. */
  scale: number;
  /** True when the page is taller than the screenshot. */
  truncated: boolean;
}
