import type { PageApart } from '@curbcut/model/causes';
import { z } from 'zod';
import { IssueNodeSchema } from './issue-schema.ts';
import { pack, unpack } from './packed.ts';
import { readStored, writeStored, type StoredFormat } from './versioned.ts';

const format: StoredFormat<{ pages: PageApart[] }> = {
  what: 'list of the pages that stand apart from their causes',
  version: 1,
  schema: z.object({
    pages: z.array(
      z.object({
        position: z.number(),
        scanId: z.string(),
        counted: z.array(z.object({ cause: z.string(), elements: z.number() })),
        parts: z.array(
          z.object({
            cause: z.string(),
            verdict: z.string().nullable(),
            elements: z.number(),
            nodes: z.array(IssueNodeSchema),
            digits: z.array(z.string()).optional(),
          }),
        ),
      }),
    ),
  }) satisfies z.ZodType<{ pages: PageApart[] }>,
  upcasts: {},
};

/** What is stored of each rule of a site of which people have decided about single pages. */
export async function packPagesApart(pages: readonly PageApart[]): Promise<Buffer> {
  return pack(writeStored(format, { pages: [...pages] }));
}

/** What `packPagesApart` was given. Throws a StoredDataError. */
export async function unpackPagesApart(bytes: Uint8Array): Promise<PageApart[]> {
  return readStored(format, await unpack(format.what, bytes)).pages;
}
