import { z } from 'zod';
import { Impact, CategorySlug, Level, ScanStatus } from './schema-parts.ts';
import { skipReasons } from '@curbcut/model/scan';

/** One page of a site scan. */
export const SitePage = z.object({
  url: z.string(),
  /** `skipped`: not scanned, or not counted, for the reason that `skip_reason` names. */
  status: z.enum(['found', 'queued', 'running', 'completed', 'failed', 'skipped', 'cancelled']),
  /** The page's own scan, to be opened like any other; null until it exists. */
  scan_id: z.string().nullable(),
  overall_score: z.number().min(0).max(1).nullable(),
  issues_count: z.int().nonnegative().nullable(),
  /** A sentence: why it failed, was skipped or cancelled; null otherwise. */
  reason: z.string().nullable(),
  /** Of a skipped page, the kind of its reason; null otherwise. */
  skip_reason: z.enum(skipReasons).nullable(),
});
export type SitePage = z.infer<typeof SitePage>;

/** One defect over all pages of a site scan. */
export const SiteIssue = z.object({
  key: z.string(),
  rule: z.string(),
  title: z.string(),
  impact: Impact,
  outcome: z.enum(['failed', 'needs-review']),
  level: Level,
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
  pages_limit: z.int(),
  found: z.int().nonnegative(),
  done: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  skipped: z.int().nonnegative(),
  /** Pages that were not scanned any more when the scan was cancelled. */
  cancelled_pages: z.int().nonnegative(),
  /** Mean over pages with a result; null without one. */
  overall_score: z.number().min(0).max(1).nullable(),
  /** Defects that failed at level A or AA, each counted once however many pages have it. */
  issues_count: z.int().nonnegative(),
  pages: z.array(SitePage),
  issues: z.array(SiteIssue),
  notes: z.array(z.string()),
});
export type SiteScanAnswer = z.infer<typeof SiteScanAnswer>;
