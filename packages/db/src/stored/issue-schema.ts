import {
  categorySlugs,
  ignoreReasons,
  impacts,
  issueOutcomes,
  issueTags,
  levels,
  lifecycles,
  verdictKinds,
  verdictScopes,
  type Issue,
  componentReaches,
} from '@curbcut/model/scan';
import { z } from 'zod';

export const BoxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const CodeChangeSchema = z.object({ before: z.string(), after: z.string(), note: z.string() });

export const IssueNodeSchema = z.object({
  target: z.array(z.string()),
  html: z.string(),
  failureSummary: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  fingerprint: z.string(),
  context: z.string().optional(),
  traits: z
    .object({
      tag: z.string(),
      id: z.string(),
      attributes: z.array(z.string()),
      words: z.string(),
      around: z.string(),
      path: z.string(),
      before: z.string(),
      after: z.string(),
    })
    .optional(),
  seenIn: z.string().optional(),
  fix: CodeChangeSchema.optional(),
  box: BoxSchema.nullable(),
  page: z
    .object({
      url: z.string(),
      scanId: z.string().optional(),
      fingerprint: z.string().optional(),
    })
    .optional(),
  marker: z.number().nullable().optional(),
});

const PictureSchema = z.object({
  name: z.string(),
  caption: z.string(),
  width: z.number(),
  height: z.number(),
  mark: BoxSchema.optional(),
});

/** An issue as it is stored in results, comparisons and site pages of the present version. */
export const IssueSchema = z.object({
  rule: z.string(),
  outcome: z.enum(issueOutcomes),
  impact: z.enum(impacts),
  category: z.enum(categorySlugs),
  title: z.string(),
  description: z.string(),
  help: z.string(),
  helpUrl: z.string(),
  fingerprint: z.string(),
  wcag: z.array(z.string()),
  level: z.enum(levels),
  inStandard: z.boolean().optional(),
  actRules: z.array(z.string()),
  tags: z.array(z.enum(issueTags)),
  detectedBy: z.array(z.object({ engine: z.string(), rule: z.string() })),
  nodes: z.array(IssueNodeSchema),
  nodesTotal: z.number(),
  pagesCount: z.number().optional(),
  differentElements: z.number().optional(),
  component: z
    .object({
      pattern: z.string(),
      colors: z.string().nullable(),
      reach: z.enum(componentReaches).optional(),
      name: z.string().optional(),
    })
    .optional(),
  fix: CodeChangeSchema.extend({
    alternatives: z.array(CodeChangeSchema).optional(),
    pictures: z.array(PictureSchema).optional(),
  }).nullable(),
  reproduction: z
    .object({
      state: z.string().nullable(),
      steps: z.array(z.string()),
      pictures: z.array(PictureSchema),
      snippet: z.string().nullable(),
    })
    .optional(),
  lifecycle: z.enum(lifecycles).nullable().optional(),
  // Of a site's pages and their sum: what was decided when they ended.
  verdict: z
    .object({
      id: z.string(),
      kind: z.enum(verdictKinds),
      reason: z.enum(ignoreReasons).nullable(),
      note: z.string(),
      endsOn: z.string().nullable(),
      scope: z.enum(verdictScopes),
      author: z.string(),
      decidedAt: z.string(),
      elementsShown: z.number(),
    })
    .optional(),
  splitFrom: z.string().optional(),
}) satisfies z.ZodType<Issue>;
