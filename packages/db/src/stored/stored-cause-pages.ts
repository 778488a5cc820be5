import { z } from 'zod';
import { pack, unpack } from './packed.ts';
import { readStored, writeStored, type StoredFormat } from './versioned.ts';

/** The pages that a cause is on, and its elements. */
export interface CausePages {
  /** A page by its position among those of the site, with how many of its elements are affected; the worst page first. */
  pages: { position: number; elements: number }[];
  /** None where they were not kept. */
  elements: readonly StoredElement[];
}

/** An element of a cause. */
interface StoredElement {
  /** See `digitsOf`. */
  digits: string;
  /** The pages that have it, at most 50. */
  positions: number[];
}

/** As tuples, which take half of what names for each would. */
const format: StoredFormat<{ pages: [number, number][]; elements: [string, number[]][] }> = {
  what: 'list of a cause’s pages',
  version: 3,
  schema: z.object({
    pages: z.array(z.tuple([z.number(), z.number()])),
    elements: z.array(z.tuple([z.string(), z.array(z.number())])),
  }),
  upcasts: {
    1: (value) => ({ ...value, elements: [] }),
    // Elements of different pages were not told apart.
    2: (value) => ({ ...value, elements: [] }),
  },
};

/** What is stored of each cause of a site that has ended. */
export async function packCausePages({ pages, elements }: CausePages): Promise<Buffer> {
  const pairs = pages.map(({ position, elements: count }): [number, number] => [position, count]);
  const kept = elements.map(({ digits, positions }): [string, number[]] => [digits, positions]);
  return pack(writeStored(format, { pages: pairs, elements: kept }));
}

/** What `packCausePages` was given. Throws a StoredDataError. */
export async function unpackCausePages(bytes: Uint8Array): Promise<CausePages> {
  const { pages, elements } = readStored(format, await unpack(format.what, bytes));
  return {
    pages: pages.map(([position, count]) => ({ position, elements: count })),
    elements: elements.map(([digits, positions]) => ({ digits, positions })),
  };
}
