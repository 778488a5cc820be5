import { z } from 'zod';

const pagesInPart = 50;

/** Parts of a long list count from 1. */
export const PageRangeQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(pagesInPart),
});

export function pageRange({ page, limit }: z.infer<typeof PageRangeQuery>): {
  offset: number;
  limit: number;
} {
  return { offset: (page - 1) * limit, limit };
}
