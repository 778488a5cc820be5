import { z } from 'zod';

/** `GET /health`. Times are ISO 8601, UTC. */
export const Health = z.object({
  status: z.enum(['healthy', 'degraded', 'unhealthy']),
  timestamp: z.string(),
  /** Only `task_queue` where the operator shows no versions. */
  version: z.object({
    version: z.string().optional(),
    environment: z.string().optional(),
    /** Of the build that this server runs; null when it is not known. */
    build_date: z.string().nullable().optional(),
    task_queue: z.string(),
  }),
  services: z.object({
    database: z.enum(['connected', 'disconnected']),
    task_queue: z.enum(['connected', 'disconnected']),
    scheduler: z.enum(['running', 'stopped']),
    /** `ready` when a worker with a working browser reported within the last minute. */
    browser: z.enum(['ready', 'unavailable']),
    mail: z.enum(['smtp', 'outbox']),
    /** `failing` when mails can't leave, or can't be written to the outbox. */
    mail_delivery: z.enum(['working', 'failing']),
    /** `full` when a disk of web server or worker has too little room left to go on. */
    disk: z.enum(['ok', 'full']),
  }),
  system: z.object({ scheduler_jobs: z.int().nonnegative(), workers: z.int().nonnegative() }),
  /** Sentences for the operator, for example that mail is not leaving the machine. */
  notes: z.array(z.string()),
});
export type Health = z.infer<typeof Health>;

/** `/auth/health`, `/dashboard/health`, `/schedules/health`. */
export const AreaHealth = z.object({
  status: z.enum(['healthy', 'unhealthy']),
  area: z.string(),
  timestamp: z.string(),
});
export type AreaHealth = z.infer<typeof AreaHealth>;
