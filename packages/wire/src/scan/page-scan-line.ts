import { givenEngine } from './given-names.ts';
import {
  issueTags,
  scanFailures,
  type Issue,
  type PageScan,
  type ScanFailureCode,
} from '@curbcut/model/scan';
import { z } from 'zod';
import {
  CategorySlug,
  CodeFix,
  EngineSighting,
  Impact,
  IssueOutcome,
  Level,
  NotAssessed,
  RecordNode,
} from './schema-parts.ts';

const score = z.number().min(0).max(1);

/** An issue of a page scan, in the command line's `ndjson`. */
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
  actRules: z.array(z.string()),
  tags: z.array(z.enum(issueTags)),
  engines: z.array(EngineSighting).min(1),
  nodes: z.array(RecordNode.omit({ marker: true })),
  nodesTotal: z.int().nonnegative(),
  pagesCount: z.int().positive().optional(),
  fix: CodeFix.nullable(),
});
type LineIssue = z.infer<typeof LineIssue>;

/** One line of the command line's `ndjson`: the format in which scans are compared and scored. */
export const PageScanLine = z.discriminatedUnion('status', [
  z.strictObject({
    url: z.string(),
    finalUrl: z.string(),
    status: z.literal('completed'),
    overallScore: score,
    lighthouseScore: score.nullable(),
    issues: z.array(LineIssue),
    notAssessed: z.array(NotAssessed),
    warnings: z.array(z.string()),
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
    status: z.literal('failed'),
    error: z.object({
      code: z.enum(Object.keys(scanFailures) as [ScanFailureCode, ...ScanFailureCode[]]),
      message: z.string(),
    }),
  }),
]);
export type PageScanLine = z.infer<typeof PageScanLine>;

export function toPageScanLine(scan: PageScan): PageScanLine {
  const { url } = scan;
  if (scan.status === 'failed') {
    return { url, finalUrl: scan.finalUrl, status: scan.status, error: scan.error };
  }
  const { finalUrl, status, overallScore, notAssessed, warnings } = scan;
  const { stableMs, ...timings } = scan.timings;
  return {
    url,
    finalUrl,
    status,
    overallScore,
    lighthouseScore: scan.engines.find(({ engine }) => engine === givenEngine.id)?.score ?? null,
    issues: scan.issues.map(toLineIssue),
    notAssessed,
    warnings,
    timings: { ...timings, settleMs: stableMs },
  };
}

function toLineIssue({ detectedBy, nodes, lifecycle: _lifecycle, ...issue }: Issue): LineIssue {
  return {
    ...issue,
    engines: detectedBy,
    nodes: nodes.map(({ target, html, failureSummary, fingerprint, box, page }) => ({
      target,
      html,
      failureSummary,
      fingerprint,
      box,
      ...(page === undefined ? {} : { page_url: page.url }),
    })),
  };
}
