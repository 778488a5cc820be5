import { givenEngine } from './given-names.ts';
import {
  issueTags,
  lifecycles,
  defaultStandard,
  scanFailures,
  type Issue,
  type PageScan,
  type ScanFailureCode,
} from '@curbcut/model/scan';
import { z } from 'zod';
import {
  CategorySlug,
  CodeFix,
  EngineRun,
  EngineSighting,
  Impact,
  IssueOutcome,
  Level,
  NotAssessed,
  RecordNode,
  Reproduction,
  StandardId,
} from './schema-parts.ts';

const score = z.number().min(0).max(1);

const LineNode = RecordNode.omit({ marker: true }).extend({
  /** Compared with a baseline; absent without one. */
  lifecycle: z.enum(['new', 'recurring']).optional(),
});

/** An issue of a page scan, in the command line's `ndjson` and `json`. */
const LineIssue = z.object({
  rule: z.string(),
  outcome: IssueOutcome,
  impact: Impact,
  category: CategorySlug,
  title: z.string(),
  description: z.string(),
  help: z.string(),
  helpUrl: z.string(),
  fingerprint: z.string(),
  wcag: z.array(z.string()),
  level: Level,
  /** Whether the standard asks for it; absent where that is WCAG 2.2 AA, where the level alone tells. */
  inStandard: z.boolean().optional(),
  actRules: z.array(z.string()),
  tags: z.array(z.enum(issueTags)),
  engines: z.array(EngineSighting).min(1),
  /** Compared with a baseline; absent without one, and for what needs review. */
  lifecycle: z.enum(lifecycles).optional(),
  nodes: z.array(LineNode),
  nodesTotal: z.int().nonnegative(),
  pagesCount: z.int().positive().optional(),
  fix: CodeFix.nullable(),
  /** How to see it again, with pictures by name alone. Absent: it shows on the page as it loads. */
  reproduction: Reproduction.optional(),
});
type LineIssue = z.infer<typeof LineIssue>;

const LineCategory = z.object({
  slug: CategorySlug,
  /** Null when nothing on the page belongs to the category. */
  score: score.nullable(),
  issuesCount: z.int().nonnegative(),
});

/**
 * The scan of one page as the command line prints it, a line of `ndjson` or a member of the list that is `json`: the format
 * in which scans are compared and scored.
 */
export const PageScanLine = z.discriminatedUnion('status', [
  z.strictObject({
    url: z.string(),
    finalUrl: z.string(),
    /** ISO 8601, UTC. */
    startedAt: z.string(),
    status: z.literal('completed'),
    /** What decides which failed issues count, for example `2.2-AA`. */
    standard: StandardId,
    overallScore: score.nullable(),
    lighthouseScore: score.nullable(),
    categories: z.array(LineCategory),
    issues: z.array(LineIssue),
    /** Rules that were applied and found nothing. */
    passedRules: z.int().nonnegative(),
    notAssessed: z.array(NotAssessed),
    warnings: z.array(z.string()),
    engines: z.array(EngineRun),
    timings: z.object({
      totalMs: z.number(),
      loadMs: z.number(),
      settleMs: z.number(),
      engines: z.record(z.string(), z.number()),
      evidenceMs: z.number(),
    }),
  }),
  z.strictObject({
    url: z.string(),
    finalUrl: z.string().nullable(),
    startedAt: z.string(),
    status: z.literal('failed'),
    error: z.object({
      code: z.enum(Object.keys(scanFailures) as [ScanFailureCode, ...ScanFailureCode[]]),
      message: z.string(),
    }),
  }),
]);
export type PageScanLine = z.infer<typeof PageScanLine>;

export function toPageScanLine(scan: PageScan): PageScanLine {
  const { url, startedAt } = scan;
  if (scan.status === 'failed') {
    return { url, finalUrl: scan.finalUrl, startedAt, status: scan.status, error: scan.error };
  }
  const {
    finalUrl,
    status,
    overallScore,
    categories,
    passedRules,
    notAssessed,
    warnings,
    engines,
  } = scan;
  const { stableMs, ...timings } = scan.timings;
  return {
    url,
    finalUrl,
    startedAt,
    status,
    standard: scan.standard ?? defaultStandard,
    overallScore,
    lighthouseScore: scan.engines.find(({ engine }) => engine === givenEngine.id)?.score ?? null,
    categories,
    issues: scan.issues.map(toLineIssue),
    passedRules,
    notAssessed,
    warnings,
    engines,
    timings: { ...timings, settleMs: stableMs },
  };
}

function toLineIssue({ detectedBy, nodes, lifecycle, ...issue }: Issue): LineIssue {
  return {
    ...issue,
    engines: detectedBy,
    ...(lifecycle ? { lifecycle } : {}),
    nodes: nodes.map(
      ({ target, html, failureSummary, facts, fingerprint, box, page, lifecycle: state }) => ({
        target,
        html,
        failureSummary,
        ...(facts === undefined ? {} : { facts }),
        fingerprint,
        box,
        ...(page === undefined ? {} : { page_url: page.url }),
        ...(state ? { lifecycle: state } : {}),
      }),
    ),
  };
}
