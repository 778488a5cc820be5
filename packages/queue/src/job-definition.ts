import type { z } from 'zod';

/** What a job is, as data: its handler lives in the program that works it. Times are seconds. */
export interface JobDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Runs after the first one, when a run fails or its worker is lost. */
  retryLimit: number;
  retryDelaySeconds: number;
  /** Doubles the delay with each retry, up to this. */
  retryDelayMaxSeconds?: number;
  /** A run that takes longer counts as lost. */
  expireInSeconds: number;
  /** How long an ended job stays to be looked at. */
  keepSeconds: number;
  /** How often an idle worker looks by itself; new jobs wake it at once, delayed ones don't. */
  pollingIntervalSeconds: number;
  /** A schedule makes the job come by itself; at most one of it exists then. */
  cron?: string;
}
