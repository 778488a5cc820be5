import { limits } from '@curbcut/model/limits';
import { scanSorts } from '@curbcut/model/scan';
import { z } from 'zod';
import { ScanStatus } from './schema-parts.ts';

export const Pagination = z.object({
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  total: z.int().nonnegative(),
  limit: z.int().positive(),
});
export type Pagination = z.infer<typeof Pagination>;

/** A scan in a list: without its issues. */
export const ScanListItem = z.object({
  scan_id: z.string(),
  job_id: z.string(),
  url: z.string(),
  scan_date: z.string(),
  finished_at: z.string().nullable(),
  status: ScanStatus,
  /** Ended by its owner: as failed, or, when a part of the site had been scanned by then, as completed with that. */
  cancelled: z.boolean(),
  scan_type: z.enum(['single_page', 'site']),
  overall_score: z.number().min(0).max(1).nullable(),
  issues_count: z.int().nonnegative().nullable(),
  has_errors: z.boolean(),
  /** True when an engine other than Lighthouse, or a check of ours, failed. */
  engine_error: z.boolean(),
  lighthouse_error: z.boolean(),
  /** Compared with the scan of the same address before; null when there is none. */
  previous_score: z.number().min(0).max(1).nullable(),
  new_count: z.int().nonnegative().nullable(),
  fixed_count: z.int().nonnegative().nullable(),
  /** Seconds. */
  scan_duration: z.number().nullable(),
  /** Pages of a site scan that have a result; null for a single page. */
  pages_done: z.int().nonnegative().nullable(),
  schedule_id: z.string().nullable(),
  error: z.string().nullable(),
  error_code: z.string().nullable(),
});
export type ScanListItem = z.infer<typeof ScanListItem>;

/** A number in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number<unknown>({ error: 'Enter a whole number.' })
    .int('Enter a whole number.')
    .min(min)
    .max(max);

/**
 * Of `GET /scans/user` and `GET /dashboard/scans`. `pending` means queued or running. Each scan is found by one of
 * `pending`, `completed`, `failed` and `cancelled` only: one that its owner ended is neither completed nor failed.
 */
export const ScanListQuery = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, 100).default(10),
  status: z
    .enum(['all', 'completed', 'failed', 'cancelled', 'pending', 'queued', 'running', ''])
    .default('all')
    .transform((status) => (status === '' ? 'all' : status)),
  /** Part of the address, upper and lower case alike; `%` and `_` mean themselves. */
  search: z.string().trim().max(limits.searchLength).default(''),
  sort: z.enum(scanSorts).default('date'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type ScanListQuery = z.infer<typeof ScanListQuery>;

export const ScanListAnswer = z.object({
  scans: z.array(ScanListItem),
  pagination: Pagination,
});
export type ScanListAnswer = z.infer<typeof ScanListAnswer>;

/** `GET /scans/recent?limit`. */
export const RecentScansQuery = z.object({ limit: wholeNumber(1, 100).default(5) });
export const RecentScansAnswer = z.object({ scans: z.array(ScanListItem) });
