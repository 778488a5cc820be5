import { z } from 'zod';
import { Impact, CategorySlug, Level, ScanStatus } from './schema-parts.ts';
import { nearCopies, skipReasons } from '@curbcut/model/scan';

const SeverityCounts = z.object({
  critical: z.int(),
  serious: z.int(),
  moderate: z.int(),
  minor: z.int(),
});

/** One page of a site scan. */
export const SitePage = z.object({
  url: z.string(),
  /** `skipped`: not scanned, or not counted, for the reason that `skip_reason` names. */
  status: z.enum(['found', 'queued', 'running', 'completed', 'failed', 'skipped', 'cancelled']),
  /** The page's own scan, to be opened like any other; null until it exists. */
  scan_id: z.string().nullable(),
  overall_score: z.number().min(0).max(1).nullable(),
  issues_count: z.int().nonnegative().nullable(),
  /** As the page calls itself; null until it was scanned, and without a title. */
  title: z.string().nullable(),
  severity_counts: SeverityCounts.nullable(),
  /** Of the same URL in the scan of the site before; null without. */
  previous_score: z.number().min(0).max(1).nullable(),
  /** It shows what another page shows, so that it came last; null: as far as is known it does not. */
  near_copy: z.enum(nearCopies).nullable(),
  /** A sentence: why it failed, was skipped or cancelled; null otherwise. */
  reason: z.string().nullable(),
  /** Of a skipped page, the kind of its reason; null otherwise. */
  skip_reason: z.enum(skipReasons).nullable(),
});
export type SitePage = z.infer<typeof SitePage>;

/** A part of a site's pages, and how many there are. */
export const SitePagesAnswer = z.object({
  total: z.int().nonnegative(),
  pages: z.array(SitePage),
});
export type SitePagesAnswer = z.infer<typeof SitePagesAnswer>;

/** A page that a cause is on. */
export const CausePage = SitePage.extend({
  /** How many of its elements are affected. */
  elements: z.int().nonnegative(),
});
export type CausePage = z.infer<typeof CausePage>;

/** `GET /scan/{id}/site/causes/{fingerprint}/pages`: the worst page first. */
export const CausePagesAnswer = z.object({
  total: z.int().nonnegative(),
  pages: z.array(CausePage),
});
export type CausePagesAnswer = z.infer<typeof CausePagesAnswer>;

/** Addresses that were not scanned for one reason. */
export const NotScanned = z.object({
  /** `failed`: they did not open, or could not be scanned. Null: a reason of no known kind. */
  kind: z.enum([...skipReasons, 'failed']).nullable(),
  /** For people. */
  name: z.string(),
  count: z.int().positive(),
  /** One of them. */
  example: z.string(),
  /** What somebody can do about it. */
  advice: z.string(),
});
export type NotScanned = z.infer<typeof NotScanned>;

/** The picture of a page that an example is on. */
const PagePicture = z.object({
  scan_id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Picture pixels per CSS pixel of the page. */
  scale: z.number(),
  truncated: z.boolean(),
});

/** One defect over all pages of a site scan. */
export const SiteIssue = z.object({
  key: z.string(),
  rule: z.string(),
  title: z.string(),
  impact: Impact,
  outcome: z.enum(['failed', 'needs-review']),
  level: Level,
  /** As of the issues of a record. */
  in_standard: z.boolean().optional(),
  category: CategorySlug,
  description: z.string(),
  help: z.string(),
  help_url: z.string(),
  wcag: z.array(z.string()),
  pages_count: z.int().positive(),
  nodes_total: z.int().nonnegative(),
  /** At most ten, the worst first. */
  examples: z.array(
    z.object({ url: z.string(), scan_id: z.string(), fingerprint: z.string(), html: z.string() }),
  ),
});
export type SiteIssue = z.infer<typeof SiteIssue>;

/** `GET /scan/{id}/site`: live progress and aggregate of a site scan. */
export const SiteScanAnswer = z.object({
  scan_id: z.string(),
  url: z.string(),
  status: ScanStatus,
  cancelled: z.boolean(),
  /** Near-copies of pages were asked for. */
  near_copies: z.boolean(),
  /** Only these pages were asked for; null: those that the site names. */
  addresses: z.array(z.string()).nullable(),
  pages_limit: z.int(),
  found: z.int().nonnegative(),
  done: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  skipped: z.int().nonnegative(),
  /** Pages that were not scanned any more when the scan was cancelled. */
  cancelled_pages: z.int().nonnegative(),
  /**
   * While the scan goes on, how long the pages that are known will take if they come as the last ones did; null before that
   * can be told.
   */
  seconds_to_go: z.int().positive().nullable(),
  /** Mean over pages with a result; null without one. */
  overall_score: z.number().min(0).max(1).nullable(),
  /**
   * Defects that failed and the scan’s standard asks for, each counted once however many pages have it; while the scan goes on, the rules
   * that did.
   */
  issues_count: z.int().nonnegative(),
  /** Those that are or were to be scanned, the first of them: the worst first, or, while the scan goes on, the newest. */
  pages: z.array(SitePage),
  /** How many there are. */
  pages_total: z.int().nonnegative(),
  /** What was decided about a cause of many pages is still to be counted on so many of them: until then the scores change. */
  pages_to_recount: z.int().nonnegative(),
  /** How many pages have which word for their score. */
  score_words: z.array(z.object({ word: z.string(), pages: z.int().positive() })),
  not_scanned: z.array(NotScanned),
  /** While the scan goes on by rule, and without examples. */
  issues: z.array(SiteIssue),
  pictures: z.array(PagePicture),
  notes: z.array(z.string()),
});
export type SiteScanAnswer = z.infer<typeof SiteScanAnswer>;
