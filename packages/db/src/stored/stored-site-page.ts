import type { SitePageResult } from '@curbcut/model/scan';
import { z } from 'zod';
import { IssueSchema } from './issue-schema.ts';
import { pack, unpack } from './packed.ts';
import {
  CategoryScoreSchema,
  EngineRunSchema,
  PageFactsSchema,
  RuleRunSchema,
  UntriedElementSchema,
} from './page-scan-schema.ts';
import { upcastCategory1 } from './upcast-1.ts';
import { upcastRule2 } from './upcast-2.ts';
import { readStored, writeStored, type StoredFormat } from './versioned.ts';

const OutlineItemSchema = z.object({
  words: z.string(),
  url: z.string().nullable(),
  target: z.array(z.string()),
  html: z.string(),
});

const OutlineSchema = z.object({
  title: z.string(),
  lang: z.string(),
  heading: z.string(),
  blocks: z.array(
    z.object({
      kind: z.enum(['navigation', 'header', 'footer']),
      links: z.array(OutlineItemSchema),
    }),
  ),
  search: OutlineItemSchema.nullable(),
  siteMap: OutlineItemSchema.nullable(),
  canonical: z.string().optional(),
  isNoindex: z.boolean().optional(),
});

const format: StoredFormat<SitePageResult> = {
  what: 'result of a site’s page',
  version: 3,
  schema: z.object({
    url: z.string(),
    scanId: z.string(),
    overallScore: z.number().nullable(),
    categories: z.array(CategoryScoreSchema),
    engines: z.array(EngineRunSchema),
    page: PageFactsSchema,
    passedRules: z.number(),
    rules: z.array(RuleRunSchema),
    hasNotAssessed: z.boolean(),
    untried: z.array(UntriedElementSchema).optional(),
    leftAlone: z.array(z.string()).optional(),
    leftAloneParts: z
      .array(z.object({ message: z.string(), rules: z.array(z.string()) }))
      .optional(),
    issues: z.array(IssueSchema),
    outline: OutlineSchema.optional(),
  }) satisfies z.ZodType<SitePageResult>,
  upcasts: { 1: upcastPage1, 2: upcastPage2 },
};

/** What is stored, while a site is scanned, of each page that has completed. */
export async function packSitePage(page: SitePageResult): Promise<Buffer> {
  return pack(writeStored(format, page));
}

/** What `packSitePage` was given, of whichever version. Throws a StoredDataError. */
export async function unpackSitePage(bytes: Uint8Array): Promise<SitePageResult> {
  return readStored(format, await unpack(format.what, bytes));
}

function upcastPage1(value: object): object {
  const { categories, ...page } = value as { categories?: object[] };
  return { ...page, categories: categories?.map(upcastCategory1) };
}

function upcastPage2(value: object): object {
  const { rules, ...page } = value as { rules?: object[] };
  return { ...page, rules: rules?.map(upcastRule2) };
}
