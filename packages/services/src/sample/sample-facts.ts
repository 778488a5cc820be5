import { z } from 'zod';

/** What is kept beside the result of the sample. */
export const SampleFacts = z.object({
  /** In pixels of the picture; `scale` in pixels of the picture for each of the page. */
  screenshot: z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    scale: z.number().positive(),
    truncated: z.boolean(),
  }),
  /** The names of the pictures of states. */
  pictures: z.array(z.string().regex(/^[a-z0-9-]{1,64}$/)),
});
export type SampleFacts = z.infer<typeof SampleFacts>;
