import { z } from 'zod';
import { errorMessages } from '../errors/error-messages.ts';
import { limits } from '../plans/limits.ts';
import { emailPattern } from '../text/email-pattern.ts';
import { toOneLine } from '../text/to-one-line.ts';

export const frequencies = ['daily', 'weekly', 'monthly'] as const;
export const Frequency = z.enum(frequencies, { error: 'Choose daily, weekly or monthly.' });
export type Frequency = z.infer<typeof Frequency>;

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time from 00:00 to 23:59 (UTC).');
/** Weekly: 1 (Monday) to 7; monthly: 1 to 31, in shorter months the last day. Left out: today's. */
const day = z.int().min(1).max(31).nullish();
const url = z
  .string({ error: errorMessages.urlRequired })
  .trim()
  .min(1, errorMessages.urlRequired)
  .max(limits.urlLength, errorMessages.invalidUrl);
const email = z
  .string()
  .trim()
  .max(limits.emailLength, errorMessages.emailInvalid)
  .transform((text) => (text === '' ? null : text))
  .pipe(z.string().regex(emailPattern, errorMessages.emailInvalid).nullable())
  .nullish();

/** `POST /schedules`. */
export const ScheduleRequest = z.object({
  url,
  frequency: Frequency.default('weekly'),
  time: time.default('09:00'),
  day,
  /** Who gets the result mail; left out: the account's address. */
  email,
  name: z.string().overwrite(toOneLine).max(limits.nameLength).nullish(),
});
export type ScheduleRequest = z.infer<typeof ScheduleRequest>;

/** `PUT /schedules/{id}`: fields left out stay as they are. */
export const ScheduleUpdate = z.object({
  url: url.optional(),
  frequency: Frequency.optional(),
  time: time.optional(),
  day,
  /** Null: the account's address. */
  email,
  paused: z.boolean().optional(),
  /** `on` again after the account's owner has stopped the mails; a stop of somebody else's is theirs to keep. */
  mails: z.literal('on').optional(),
});
export type ScheduleUpdate = z.infer<typeof ScheduleUpdate>;

export const Schedule = z.object({
  /** The schedule's id; the name is the specified one. */
  job_id: z.string(),
  url: z.string(),
  frequency: Frequency,
  /** HH:MM, UTC. */
  time: z.string(),
  /** Null for daily. */
  day: z.int().nullable(),
  /** `paused` by its owner, or `over-limit` because the plan allows fewer now. */
  status: z.enum(['active', 'paused', 'over-limit']),
  /** ISO 8601, UTC; null while it does not run. */
  next_run: z.string().nullable(),
  last_run: z.string().nullable(),
  last_scan_id: z.string().nullable(),
  last_status: z.enum(['queued', 'running', 'completed', 'failed']).nullable(),
  /** Whether the last scan was ended by its owner. */
  last_cancelled: z.boolean(),
  last_score: z.number().min(0).max(1).nullable(),
  /** How many runs in a row failed, and why the last one did. */
  failures: z.int().nonnegative(),
  last_error: z.string().nullable(),
  /** Who gets the result mail; null: the account's address. */
  email: z.string().nullable(),
  /** `stopped` by the account's owner, through the link in a mail; never said of another recipient. */
  mails: z.enum(['on', 'stopped']),
  created_at: z.string(),
});
export type Schedule = z.infer<typeof Schedule>;

export const SchedulesAnswer = z.object({
  schedules: z.array(Schedule),
  /** -1: unlimited. */
  max_scheduled_scans: z.int(),
});
export type SchedulesAnswer = z.infer<typeof SchedulesAnswer>;

export const ScheduleAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  schedule: Schedule,
});
export type ScheduleAnswer = z.infer<typeof ScheduleAnswer>;

/** The specified messages about schedules. */
export const scheduleMessages = {
  created: 'Scan scheduled successfully!',
  deleted: 'Schedule deleted successfully',
  deleteFailed: 'Failed to delete schedule',
  createFailed: 'Failed to create schedule',
  proRequired: 'Pro subscription required for scheduling',
  proFeature:
    'Scheduling is a Pro feature. Please upgrade to Pro plan to schedule recurring scans.',
  limitReached: 'Scheduled scan limit reached',
  updated: 'Schedule updated successfully',
  notFound: 'This schedule could not be found.',
  weekday: 'Choose a weekday from 1 (Monday) to 7 (Sunday).',
  unverified: 'Confirm your e-mail address first. In Settings you can ask for a new link.',
  listUnavailable: 'Scheduled scans are temporarily unavailable.',
} as const;

/** Said before a schedule beyond the plan's number is created. */
export function scheduleLimitMessage(limit: number): string {
  return `You've reached your limit of ${limit} scheduled scans. Please delete an existing schedule first.`;
}
