import { lifecycles } from '@curbcut/model/scan';
import { CheckAnswer } from '../verdicts/criteria.ts';
import { z } from 'zod';
import {
  CategorySlug,
  CodeFix,
  EngineRun,
  EngineSighting,
  Impact,
  IssueComponent,
  IssueOutcome,
  KeyboardWalk,
  Level,
  NotAssessed,
  RecordNode,
  RecordVerdict,
  Reproduction,
  ScanStatus,
  ScanType,
  StandardId,
} from './schema-parts.ts';

/** An issue as it goes over the wire: the specified fields beside the merged issue's. */
export const RecordIssue = z.object({
  /** The rule, or `selenium_error` / `lighthouse_error` for engine trouble. */
  type: z.string(),
  title: z.string(),
  impact: Impact,
  /** The same as impact, under the name that additional issues have always had. */
  severity: Impact,
  outcome: IssueOutcome,
  category: CategorySlug,
  description: z.string(),
  /** Title and description in one sentence, for lists that show one line. */
  message: z.string(),
  help: z.string(),
  help_url: z.string(),
  fingerprint: z.string(),
  wcag: z.array(z.string()),
  level: Level,
  /** Whether the scan’s standard asks for it; absent where that is WCAG 2.2 AA, where the level alone tells. */
  in_standard: z.boolean().optional(),
  act_rules: z.array(z.string()),
  tags: z.array(z.string()),
  engines: z.array(EngineSighting),
  /**
   * Compared with the scan of the same URL before; null when there is none. `rule-changed`: not found before, but its rule
   * has changed since.
   */
  lifecycle: z.enum(lifecycles).nullable(),
  nodes: z.array(RecordNode),
  nodes_total: z.int().nonnegative(),
  /** Of a site scan: on how many of its pages. */
  pages_count: z.int().positive().optional(),
  /** Of a site scan: how many its elements are when one that pages repeat is counted once. Absent: 200 or more, or not known. */
  different_elements: z.int().positive().optional(),
  /** Of a site scan: what its elements have in common. Absent: they stand in various places. */
  component: IssueComponent.optional(),
  fix: CodeFix.nullable(),
  /** What its rule says to whoever works on it. Absent: the rule is not known. */
  guide: z
    .object({
      /** The work as an imperative. */
      todo: z.string(),
      /** How a person verifies it. */
      verification: z.string(),
      /** W3C techniques and failures, for example `H37` and `F65`. */
      techniques: z.array(z.string()),
    })
    .optional(),
  /** Absent: it shows on the page as it loads. */
  reproduction: Reproduction.optional(),
  /** Absent: nobody has decided about it, or what was decided does not hold any more. */
  verdict: RecordVerdict.optional(),
  /** Goes up with each verdict on the issue; absent: there was none. What a verdict may name as the state it knows. */
  verdict_revision: z.int().positive().optional(),
  /** Of a part of an issue that was decided apart from the rest: the fingerprint of the issue. */
  split_from: z.string().optional(),
});
export type RecordIssue = z.infer<typeof RecordIssue>;

export const RecordCategory = z.object({
  slug: CategorySlug,
  name: z.string(),
  /** Null when nothing on the page belongs to the category, or its rules could not be run. */
  score: z.number().min(0).max(1).nullable(),
  issues_count: z.int().nonnegative(),
  /** True when the score is null. Records of before have it with a score of 1, which is not to be shown. */
  nothing_to_check: z.boolean().optional(),
  /** True when the score is null because rules of the category could not be run on this page. */
  untested: z.boolean().optional(),
});
export type RecordCategory = z.infer<typeof RecordCategory>;

export const ScanResults = z.object({
  overall_score: z.number().min(0).max(1).nullable(),
  /** True when the score is null: the page shows nothing. The summary says so. */
  nothing_to_score: z.boolean().optional(),
  lighthouse_score: z.number().min(0).max(1).nullable(),
  summary: z.string(),
  /** What failed and the scan’s standard asks for. */
  total_issues: z.int().nonnegative(),
  /** Findings that a person still has to judge. */
  needs_review_count: z.int().nonnegative(),
  /** Issues that people ignore for a time: they are in the score and in every count. Absent in records of before. */
  ignored_count: z.int().nonnegative().optional(),
  /** Findings that people have called false alarms: they are in no score and in no other count. */
  false_alarm_count: z.int().nonnegative().optional(),
  severity_counts: z.object({
    critical: z.int(),
    serious: z.int(),
    moderate: z.int(),
    minor: z.int(),
  }),
  categories: z.array(RecordCategory),
  best_fixes: z.array(
    z.object({
      fingerprint: z.string(),
      title: z.string(),
      /** The work as an imperative. Absent in records of before. */
      todo: z.string().optional(),
      /** Points of 100 when only this is fixed. */
      gain: z.number(),
      /** The overall score after this fix and those before it; null where it rises by less than 3 points, or single fixes have no figure. */
      score_after: z.number().min(0).max(1).nullable().optional(),
    }),
  ),
  /** What Lighthouse says. Failed and needs-review issues, most severe first. */
  lighthouse_issues: z.array(RecordIssue),
  /** What the other engines and our own checks add. Each problem is in one list only. */
  additional_issues: z.array(RecordIssue),
  fixed_issues: z.array(RecordIssue),
  passed_rules: z.int().nonnegative(),
  not_assessed: z.array(NotAssessed),
  warnings: z.array(z.string()),
  /** Null: the keyboard was not used. Absent in records of before. */
  keyboard_walk: KeyboardWalk.nullable().optional(),
});
export type ScanResults = z.infer<typeof ScanResults>;

export const ScanComparison = z.object({
  previous_scan_id: z.string(),
  /** ISO 8601, UTC. */
  previous_date: z.string(),
  previous_score: z.number().min(0).max(1).nullable(),
  new_count: z.int().nonnegative(),
  /** Failed issues that were not found then and whose rules have changed since: not counted as new. */
  rule_changed_count: z.int().nonnegative().optional(),
  /** Failed issues that were not found then, and were in one of the scans before that. */
  came_back_count: z.int().nonnegative().optional(),
  recurring_count: z.int().nonnegative(),
  /** The issues in `fixed_issues`, and those of which elements are fixed. */
  fixed_count: z.int().nonnegative(),
  /**
   * Elements that came or went, of failed issues that are still there. Those with new ones are in `new_count` too, and those
   * with fixed ones in `fixed_count`.
   */
  changed_issues: z
    .array(
      z.object({
        fingerprint: z.string(),
        title: z.string(),
        /** Elements that pages repeat count once. */
        new_elements: z.int().nonnegative(),
        came_back_elements: z.int().nonnegative(),
        fixed_elements: z.int().nonnegative(),
        /** Of the scan of a site: some of the pages that they are on. */
        new_on: z.array(z.string()),
        fixed_on: z.array(z.string()),
      }),
    )
    .optional(),
  /** A rule, an engine or the score's formula is another than then. */
  rules_changed: z.boolean(),
  /** Sentences about what could not be compared. */
  notes: z.array(z.string()),
});
export type ScanComparison = z.infer<typeof ScanComparison>;

/** The one canonical scan record: what `GET /scan/{id}` answers, and what every report is made from. */
export const ScanRecord = z.object({
  scan_id: z.string(),
  /** Always equal to `scan_id`. */
  job_id: z.string(),
  url: z.string(),
  /** ISO 8601, UTC: when the scan was asked for. */
  scan_date: z.string(),
  finished_at: z.string().nullable(),
  /** When the record and its evidence are deleted; null when they are kept. */
  expires_at: z.string().nullable(),
  status: ScanStatus,
  /** Ended by its owner: as failed, or, when a part of the site had been scanned by then, as completed with that. */
  cancelled: z.boolean(),
  scan_type: ScanType,
  /** What decides which failed issues count, for example `2.2-AA`. Absent in records of before: WCAG 2.2 AA. */
  standard: StandardId.optional(),
  /** The same for people: `WCAG 2.2 AA`. */
  standard_name: z.string().optional(),
  /** Whether the page was to be used: by keyboard and pointer. Absent in records of before: it was. */
  interaction: z.boolean().optional(),
  overall_score: z.number().min(0).max(1).nullable(),
  issues_count: z.int().nonnegative().nullable(),
  has_errors: z.boolean(),
  /** Null until the scan has completed. */
  results: ScanResults.nullable(),
  metadata: z.object({
    /** Seconds. */
    scan_duration: z.number().nullable(),
    lighthouse_version: z.string().nullable(),
    user_agent: z.string().nullable(),
    browser_version: z.string().nullable(),
    engines: z.array(EngineRun),
    final_url: z.string().nullable(),
    page_title: z.string().nullable(),
    element_count: z.int().nullable(),
    request_count: z.int().nullable(),
    viewport: z.object({ width: z.int(), height: z.int() }).nullable(),
  }),
  metrics: z.object({ issues_count: z.int().nonnegative().nullable(), has_errors: z.boolean() }),
  /** The full-page picture; `url` is a path of the API. */
  screenshot: z
    .object({
      url: z.string(),
      width: z.int(),
      height: z.int(),
      /** Picture pixels per CSS pixel of the page. */
      scale: z.number(),
      truncated: z.boolean(),
    })
    .nullable(),
  /** How many of the criteria of its standard the scan could say something about; null without a result. */
  criteria_tested: z
    .object({
      /** The sum of the three. */
      total: z.int().nonnegative(),
      /** A rule that can fail was tested, which is never the whole of a criterion. */
      automatically: z.int().nonnegative(),
      /** Rules only ask a person. */
      asked: z.int().nonnegative(),
      /** No rule was tested. */
      by_person: z.int().nonnegative(),
    })
    .nullable(),
  /** What changed since the scan of the same address before; null when there is none. */
  comparison: ScanComparison.nullable(),
  /** In a report: what people have found where no rule can judge. */
  manual_answers: z
    .array(
      CheckAnswer.extend({
        /** The number of a criterion, or the id of a check. */
        check: z.string(),
      }),
    )
    .optional(),
  /** The schedule that asked for it, and the site scan it is a page of. */
  schedule_id: z.string().nullable(),
  parent_scan_id: z.string().nullable(),
  /** A sentence for people; null unless the scan failed. */
  error: z.string().nullable(),
  error_code: z.string().nullable(),
});
export type ScanRecord = z.infer<typeof ScanRecord>;

export type { RecordNode } from './schema-parts.ts';
