import { z } from 'zod';

/** `GET /queue-info`. */
export const QueueInfo = z.object({
  queue_available: z.boolean(),
  queued: z.int().nonnegative(),
  running: z.int().nonnegative(),
  workers: z.int().nonnegative(),
});
export type QueueInfo = z.infer<typeof QueueInfo>;
