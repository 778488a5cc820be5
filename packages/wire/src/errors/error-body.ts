import { z } from 'zod';

/** The body of every refusal and error of the API. */
export const ErrorBody = z.object({
  /** A sentence for people. */
  error: z.string(),
  code: z.string(),
  /** Quote it when you ask for help. */
  request_id: z.string(),
  /** One line per wrong field. */
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** Of some conflicts (409): how things stand now. */
  present: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
