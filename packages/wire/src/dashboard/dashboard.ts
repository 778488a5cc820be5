import { limits } from '@curbcut/model/limits';
import { trendRanges } from '@curbcut/model/scan';
import { z } from 'zod';
import { frequencies } from '@curbcut/model/schedules';
import { CategorySlug, Impact, ScanType, StandardId } from '../scan/schema-parts.ts';
import { ScanListItem, wholeNumber } from '../scan/scan-list.ts';

/** `GET /dashboard/stats`. Scores are 0 to 1; -1 means unlimited. */
export const DashboardStats = z.object({
  stats: z.object({
    total_scans: z.int().nonnegative(),
    /** Hosts that were scanned, or that an active schedule will scan. */
    websites_scanned: z.int().nonnegative(),
    /** Mean of each address's latest completed scan; null without one. */
    avg_accessibility_score: z.number().min(0).max(1).nullable(),
    /** Mean score of the last 30 days minus that of the 30 before, -1 to 1; null without both. */
    improvement_trend: z.number().min(-1).max(1).nullable(),
    /** Distinct defects that were fixed in the last 30 days and have not come back since. */
    issues_resolved: z.int().nonnegative(),
    /** Distinct defects that were new in the last 30 days. */
    issues_new: z.int().nonnegative(),
    /** Scans a week over the last 30 days. */
    scan_frequency: z.number().nonnegative(),
    /** Hosts with a schedule that is not paused: never more than `websites_scanned`. */
    websites_scheduled: z.int().nonnegative(),
    /** Hosts with an address whose latest scan has new issues. */
    websites_with_new_issues: z.int().nonnegative(),
  }),
  scans_remaining: z.int(),
  scans_this_month: z.int().nonnegative(),
  max_scans_per_month: z.int(),
  scan_limits: z.object({
    scans_remaining: z.int(),
    scans_used: z.int().nonnegative(),
    total_scans: z.int(),
    /** ISO 8601, UTC: when the month's count begins anew. */
    resets_at: z.string(),
  }),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** Of `GET /dashboard/websites`. */
export const WebsitesQuery = z.object({
  limit: wholeNumber(1, 500).default(200),
  /** Part of the address, upper and lower case alike; `%` and `_` mean themselves. */
  search: z.string().trim().max(limits.searchLength).default(''),
});
export type WebsitesQuery = z.infer<typeof WebsitesQuery>;

/**
 * `GET /dashboard/websites`: each scanned address once, the last scanned first, with its latest scan that has a score
 * (without one, its latest scan).
 */
export const WebsitesAnswer = z.object({
  /** How many addresses there are, and on how many hosts, also beyond the limit. */
  total: z.int().nonnegative(),
  hosts: z.int().nonnegative(),
  websites: z.array(
    z.object({
      url: z.string(),
      scans_count: z.int().positive(),
      /** How many of them a trend has: completed with a score, of one kind. */
      trend_points: z.int().nonnegative(),
      latest: ScanListItem,
    }),
  ),
});
export type WebsitesAnswer = z.infer<typeof WebsitesAnswer>;

/** A website, that is a host, as it stands. */
export const HostRow = z.object({
  host: z.string(),
  /** Addresses of it that have a result. */
  urls_count: z.int().positive(),
  /** Scans of it that have a result. */
  results_count: z.int().positive(),
  /** Of its last scan of the whole site; without one, of its last scan that has a result. */
  scan_id: z.string(),
  url: z.string(),
  scan_type: ScanType,
  /** By which it was judged, and whether the page was used by keyboard. */
  standard: StandardId,
  interaction: z.boolean(),
  /** When it was asked for, as lists of scans say. */
  scan_date: z.string(),
  /** Of the scan of a site. */
  pages_done: z.int().nonnegative().nullable(),
  /** The page that the picture is of; null without one. */
  picture_scan_id: z.string().nullable(),
  overall_score: z.number().min(0).max(1).nullable(),
  previous_score: z.number().min(0).max(1).nullable(),
  new_count: z.int().nonnegative().nullable(),
  /** The last scores of scans of that kind and address, oldest first, at most 12. */
  scores: z.array(z.number().min(0).max(1)),
  /** How many critical issues the scan of `critical_scan_id` lists. */
  open_critical: z.int().nonnegative(),
  /**
   * The scan of the whole site where it has any; else, of the pages that were scanned since then or without one, the
   * latest that has most. Null without any.
   */
  critical_scan_id: z.string().nullable(),
  /** What that scan is of. */
  critical_url: z.string().nullable(),
  /** When a schedule scans it next, and how often; null without an active one. */
  next_run: z.object({ at: z.string(), frequency: z.enum(frequencies) }).nullable(),
});
export type HostRow = z.infer<typeof HostRow>;

/** `GET /dashboard/hosts`: open critical issues first, then the lowest score. Failed scans give no host. */
export const HostsAnswer = z.object({
  total: z.int().nonnegative(),
  hosts: z.array(HostRow),
});
export type HostsAnswer = z.infer<typeof HostsAnswer>;

/** Of `GET /dashboard/hosts`. */
export const HostsQuery = z.object({ limit: wholeNumber(1, 200).default(50) });
export type HostsQuery = z.infer<typeof HostsQuery>;

/**
 * One completed scan of a website. Of a long history not every scan is a point: then the counts of new and fixed issues
 * also hold those of the scans since the point before.
 */
export const TrendPoint = z.object({
  scan_id: z.string(),
  scan_date: z.string(),
  /** 0 to 1. */
  accessibility_score: z.number().min(0).max(1),
  issues_count: z.int().nonnegative(),
  /** Null for the first scan. */
  new_count: z.int().nonnegative().nullable(),
  fixed_count: z.int().nonnegative().nullable(),
  came_back_count: z.int().nonnegative().nullable(),
  categories: z.array(z.object({ slug: CategorySlug, score: z.number().min(0).max(1) })),
  /** Mean of the latest scores of all the person's websites at that time. */
  average_score: z.number().min(0).max(1).nullable(),
  /** Set when the rules, the standard or the formula changed since the scan before: a step may come from that alone. */
  rules_changed: z.boolean(),
});
export type TrendPoint = z.infer<typeof TrendPoint>;

/** `GET /dashboard/websites/{encodedUrl}/trend?range`. */
export const TrendQuery = z.object({ range: z.enum(trendRanges).default('all') });
/** Oldest first; empty for an address without a completed scan. */
export const TrendAnswer = z.object({ url: z.string(), trend: z.array(TrendPoint) });
export type TrendAnswer = z.infer<typeof TrendAnswer>;

/** `POST /dashboard/compare`: two to ten websites by their latest scans, or exactly two scans. */
export const CompareRequest = z
  .object({
    urls: z.array(z.string().trim().min(1).max(limits.urlLength)).min(2).max(10).optional(),
    scan_ids: z.array(z.string().min(1).max(64)).length(2).optional(),
  })
  .refine(({ urls, scan_ids: ids }) => (urls === undefined) !== (ids === undefined), {
    error: 'Name two to ten addresses (urls), or two scans (scan_ids).',
  });
export type CompareRequest = z.infer<typeof CompareRequest>;

export const ComparedIssue = z.object({
  fingerprint: z.string(),
  title: z.string(),
  /** Of an issue of a site: what its elements are and where, for example `Button in the header`; null where that is not known. */
  place: z.string().nullable(),
  impact: Impact,
  category: CategorySlug,
  wcag: z.array(z.string()),
  nodes_total: z.int().nonnegative(),
  /** Of an issue in both scans: its elements in the older one. */
  nodes_total_before: z.int().nonnegative().optional(),
  /** Of an issue that is in both scans or fixed in part: elements that came, came back and went. Those that pages of a site repeat count once. */
  new_elements: z.int().nonnegative().optional(),
  came_back_elements: z.int().nonnegative().optional(),
  fixed_elements: z.int().nonnegative().optional(),
});
export type ComparedIssue = z.infer<typeof ComparedIssue>;

export const CompareAnswer = z.object({
  /** In the order asked for; `scan` is null for an address without a completed scan. */
  subjects: z.array(
    z.object({
      url: z.string(),
      scan: ScanListItem.nullable(),
      /** What that scan was judged by; null without one. */
      standard: StandardId.nullable(),
      categories: z.array(z.object({ slug: CategorySlug, score: z.number().min(0).max(1) })),
      severity_counts: z.object({
        critical: z.int(),
        serious: z.int(),
        moderate: z.int(),
        minor: z.int(),
      }),
    }),
  ),
  /** Two scans of one address, the older first: what changed by fingerprint. Null otherwise. */
  difference: z
    .object({
      older_scan_id: z.string(),
      newer_scan_id: z.string(),
      new: z.array(ComparedIssue),
      /** The older scan did not have them, and one of the scans before that had. */
      came_back: z.array(ComparedIssue),
      fixed: z.array(ComparedIssue),
      unchanged: z.array(ComparedIssue),
      /** Elements of all failed issues of level A and AA, an element once for each of its issues. */
      older_elements: z.int().nonnegative(),
      newer_elements: z.int().nonnegative(),
      /** Sentences about what could not be compared, for example an engine that did not finish. */
      notes: z.array(z.string()),
    })
    .nullable(),
});
export type CompareAnswer = z.infer<typeof CompareAnswer>;
