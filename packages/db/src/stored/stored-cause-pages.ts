import { digitsOf } from '@curbcut/model/causes';
import { z } from 'zod';
import { pack, unpack } from './packed.ts';
import { readStored, writeStored, type StoredFormat } from './versioned.ts';

/** The pages that a cause is on, and its elements. */
export interface CausePages {
  /** A page by its position among those of the site, with how many of its elements are affected; the worst page first. */
  pages: { position: number; elements: number }[];
  /** Its elements by `digitsOf` their fingerprints; none where they were not kept. */
  elements: readonly string[];
}

/** As pairs, which take half of what names for each would. */
const format: StoredFormat<{ pages: [number, number][]; elements: string[] }> = {
  what: 'list of a cause’s pages',
  version: 2,
  schema: z.object({
    pages: z.array(z.tuple([z.number(), z.number()])),
    elements: z.array(z.string()),
  }),
  upcasts: { 1: (value) => ({ ...value, elements: [] }) },
};

/** What is stored of each cause of a site that has ended. */
export async function packCausePages({ pages, elements }: CausePages): Promise<Buffer> {
  const pairs = pages.map(({ position, elements }): [number, number] => [position, elements]);
  return pack(writeStored(format, { pages: pairs, elements: elements.map(digitsOf) }));
}

/** What `packCausePages` was given. Throws a StoredDataError. */
export async function unpackCausePages(bytes: Uint8Array): Promise<CausePages> {
  const { pages, elements } = readStored(format, await unpack(format.what, bytes));
  return { pages: pages.map(([position, count]) => ({ position, elements: count })), elements };
}
