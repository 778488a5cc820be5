import {
  categorySlugs,
  notAssessedKinds,
  outcomes,
  scanFailures,
  standards,
  walkEnds,
  type PageScan,
  type ScanFailureCode,
} from '@curbcut/model/scan';
import { z } from 'zod';
import { BoxSchema, IssueSchema } from './issue-schema.ts';

export const EngineRunSchema = z.object({
  engine: z.string(),
  name: z.string(),
  version: z.string(),
  status: z.enum(['completed', 'failed']),
  durationMs: z.number(),
  findings: z.number(),
  error: z.string().nullable(),
  score: z.number().nullable(),
  independent: z.boolean(),
});

export const PageFactsSchema = z.object({
  title: z.string(),
  lang: z.string(),
  elementCount: z.number(),
  requestCount: z.number(),
  bytesReceived: z.number(),
  httpStatus: z.number(),
  viewport: z.object({ width: z.number(), height: z.number() }),
  userAgent: z.string(),
  browserVersion: z.string(),
});

export const CategoryScoreSchema = z.object({
  slug: z.enum(categorySlugs),
  score: z.number().nullable(),
  untested: z.boolean().optional(),
  issuesCount: z.number(),
});

export const RuleRunSchema = z.object({
  rule: z.string(),
  outcome: z.enum(outcomes),
  revision: z.number(),
});

const beginning = { url: z.string(), startedAt: z.string(), durationMs: z.number() };

export const UntriedElementSchema = z.object({
  rule: z.string(),
  fingerprint: z.string(),
  context: z.string().optional(),
});

const CompletedPageScanSchema = z.object({
  ...beginning,
  status: z.literal('completed'),
  finalUrl: z.string(),
  standard: z.enum(standards).optional(),
  overallScore: z.number().nullable(),
  scoreFormula: z.number(),
  categories: z.array(CategoryScoreSchema),
  issues: z.array(IssueSchema),
  passedRules: z.number(),
  rules: z.array(RuleRunSchema),
  notAssessed: z.array(
    z.object({
      kind: z.enum(notAssessedKinds),
      target: z.array(z.string()),
      code: z.string(),
      message: z.string(),
      rules: z.array(z.string()).optional(),
    }),
  ),
  untried: z.array(UntriedElementSchema).optional(),
  summary: z.string().optional(),
  warnings: z.array(z.string()),
  engines: z.array(EngineRunSchema),
  page: PageFactsSchema,
  walk: z
    .object({
      stops: z.array(
        z.object({
          target: z.array(z.string()),
          name: z.string(),
          role: z.string(),
          box: BoxSchema.nullable(),
          visible: z.boolean(),
        }),
      ),
      end: z.enum(walkEnds),
    })
    .optional(),
  timings: z.object({
    totalMs: z.number(),
    loadMs: z.number(),
    stableMs: z.number(),
    engines: z.record(z.string(), z.number()),
    evidenceMs: z.number(),
  }),
});

const FailedPageScanSchema = z.object({
  ...beginning,
  status: z.literal('failed'),
  finalUrl: z.string().nullable(),
  error: z.object({
    code: z.enum(Object.keys(scanFailures) as [ScanFailureCode, ...ScanFailureCode[]]),
    message: z.string(),
  }),
});

export const PageScanSchema = z.discriminatedUnion('status', [
  CompletedPageScanSchema,
  FailedPageScanSchema,
]) satisfies z.ZodType<PageScan>;
