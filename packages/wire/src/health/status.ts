import { z } from 'zod';
import { measuredStates, statusServiceIds } from '@curbcut/model/site';

/** The checks of a service in a day (UTC), one a minute. */
export const StatusDay = z.object({
  day: z.iso.date(),
  operational: z.int(),
  degraded: z.int(),
  down: z.int(),
  /** Minutes in which nothing was measured. */
  unmeasured: z.int(),
  /** Of the checks that were answered; null: none was. */
  mean_response_ms: z.number().nullable(),
});
export type StatusDay = z.infer<typeof StatusDay>;

export const ServiceHistory = z.object({
  service: z.enum(statusServiceIds),
  /** The last check; null: not checked yet. */
  state: z.enum(measuredStates).nullable(),
  response_ms: z.int().nullable(),
  checked_at: z.iso.datetime().nullable(),
  /** Operational minutes of all minutes since measuring began, unmeasured ones included; 0 to 100, null: none. */
  uptime_percent: z.number().nullable(),
  mean_response_ms: z.number().nullable(),
  /** Oldest first; days before measuring began are left out. */
  days: z.array(StatusDay),
});
export type ServiceHistory = z.infer<typeof ServiceHistory>;

export const StatusIncident = z.object({
  id: z.string(),
  /** Null: nothing was measured at all. */
  service: z.enum(statusServiceIds).nullable(),
  state: z.enum(['degraded', 'down', 'unmeasured']),
  what: z.string(),
  started_at: z.iso.datetime(),
  /** Null: it lasts. */
  ended_at: z.iso.datetime().nullable(),
});
export type StatusIncident = z.infer<typeof StatusIncident>;

/** `GET /api/status`: what the server has measured in the last 90 days. */
export const StatusHistory = z.object({
  /** Null: nothing was measured yet. */
  measured_since: z.iso.datetime().nullable(),
  history_days: z.int(),
  services: z.array(ServiceHistory),
  /** Newest first, at most 50. */
  incidents: z.array(StatusIncident),
});
export type StatusHistory = z.infer<typeof StatusHistory>;
