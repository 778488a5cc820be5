import { z } from 'zod';
import { CategorySlug } from './category-slug.ts';
import { Issue } from './issue.ts';
import { ScanFailureCode } from './scan-failure.ts';

export const EngineRun = z.object({
  engine: z.string(),
  /** As shown to people, for example `axe-core`. */
  name: z.string(),
  version: z.string(),
  status: z.enum(['completed', 'failed']),
  durationMs: z.number(),
  findings: z.int().nonnegative(),
  /** A sentence; null when the engine completed. */
  error: z.string().nullable(),
});
export type EngineRun = z.infer<typeof EngineRun>;

/** A part of the page that no engine could judge. It is said, never counted as clean. */
export const NotAssessed = z.object({
  kind: z.enum(['frame', 'shadow-root', 'engine', 'check', 'content', 'page']),
  target: z.array(z.string()),
  code: z.string(),
  message: z.string(),
});
export type NotAssessed = z.infer<typeof NotAssessed>;

export const CategoryScore = z.object({
  slug: CategorySlug,
  /** 0 to 1. */
  score: z.number().min(0).max(1),
  issuesCount: z.int().nonnegative(),
  /** Nothing on the page belongs to it, so that its score says nothing: a page without a form. */
  nothingToCheck: z.boolean().optional(),
});
export type CategoryScore = z.infer<typeof CategoryScore>;

export const PageFacts = z.object({
  title: z.string(),
  lang: z.string(),
  elementCount: z.int().nonnegative(),
  requestCount: z.int().nonnegative(),
  bytesReceived: z.int().nonnegative(),
  httpStatus: z.int(),
  viewport: z.object({ width: z.int(), height: z.int() }),
  userAgent: z.string(),
  browserVersion: z.string(),
});
export type PageFacts = z.infer<typeof PageFacts>;

const pageScanBase = {
  /** The address as it was asked for. */
  url: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  durationMs: z.number(),
};

export const CompletedPageScan = z.object({
  ...pageScanBase,
  status: z.literal('completed'),
  finalUrl: z.string(),
  /** 0 to 1. */
  overallScore: z.number().min(0).max(1),
  /** 0 to 1; null when Lighthouse could not run. */
  lighthouseScore: z.number().min(0).max(1).nullable(),
  categories: z.array(CategoryScore),
  issues: z.array(Issue),
  /** Rules that were applied and found nothing. */
  passedRules: z.int().nonnegative(),
  notAssessed: z.array(NotAssessed),
  /** Of a whole site, whose pages it is the sum of: how they stand. A page's is made from its figures. */
  summary: z.string().optional(),
  /** Sentences about the scan itself, for example `The page did not finish loading.` */
  warnings: z.array(z.string()),
  engines: z.array(EngineRun),
  page: PageFacts,
  timings: z.object({
    totalMs: z.number(),
    loadMs: z.number(),
    settleMs: z.number(),
    engines: z.record(z.string(), z.number()),
    evidenceMs: z.number(),
  }),
});
export type CompletedPageScan = z.infer<typeof CompletedPageScan>;

export const FailedPageScan = z.object({
  ...pageScanBase,
  status: z.literal('failed'),
  finalUrl: z.string().nullable(),
  error: z.object({ code: ScanFailureCode, message: z.string() }),
});
export type FailedPageScan = z.infer<typeof FailedPageScan>;

/** One address opened once in one browser page: either a whole result or a reason, never an empty success. */
export const PageScan = z.discriminatedUnion('status', [CompletedPageScan, FailedPageScan]);
export type PageScan = z.infer<typeof PageScan>;

/** The picture of the whole page that highlights are drawn on; stored beside the result, not in it. */
export interface Screenshot {
  mediaType: 'image/webp';
  bytes: Uint8Array;
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Picture pixels per CSS pixel of the page. */
  scale: number;
  /** True when the page is taller than the picture. */
  truncated: boolean;
}
