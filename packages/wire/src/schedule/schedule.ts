import { scanTypes } from '@curbcut/model/scan';
import { frequencies } from '@curbcut/model/schedules';
import { z } from 'zod';
import { errorMessages } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { emailPattern } from '@curbcut/model/text';
import { toOneLine } from '@curbcut/model/text';
import { StandardId } from '../scan/schema-parts.ts';
import { ChosenAddresses, interactionProblem } from '../scan/scan-request.ts';

const FrequencyName = z.enum(frequencies, { error: 'Choose daily, weekly or monthly.' });

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

/** `site`: as many pages as the plan allows, from sitemap and links. */
const scanType = z.enum(scanTypes, { error: 'Choose single_page or site.' });
const interaction = z.boolean({ error: interactionProblem }).optional();

/** `POST /schedules`. */
export const ScheduleRequest = z.object({
  url,
  frequency: FrequencyName.default('weekly'),
  time: time.default('09:00'),
  day,
  /** Who gets the result mail; left out: the account's address. */
  email,
  name: z.string().overwrite(toOneLine).max(limits.nameLength).nullish(),
  /** What its scans are judged by; left out: the account’s choice. */
  standard: StandardId.optional(),
  /** Whether its scans use the page, as in a scan request. */
  interaction,
  /** Left out: one page. */
  scan_type: scanType.optional(),
  /** Of a `site`; left out: those that the website names. */
  addresses: ChosenAddresses.nullish(),
});
export type ScheduleRequest = z.infer<typeof ScheduleRequest>;

/** `PUT /schedules/{id}`: fields left out stay as they are. */
export const ScheduleUpdate = z.object({
  url: url.optional(),
  frequency: FrequencyName.optional(),
  time: time.optional(),
  day,
  /** Null: the account's address. */
  email,
  paused: z.boolean().optional(),
  standard: StandardId.optional(),
  interaction,
  scan_type: scanType.optional(),
  /** Null: the pages that the website names. */
  addresses: ChosenAddresses.nullish(),
  /** `on` again after the account's owner has stopped the mails; a stop of somebody else's is theirs to keep. */
  mails: z.literal('on').optional(),
});
export type ScheduleUpdate = z.infer<typeof ScheduleUpdate>;

export const Schedule = z.object({
  /** The schedule's id; the name is the specified one. */
  job_id: z.string(),
  url: z.string(),
  frequency: FrequencyName,
  /** HH:MM, UTC. */
  time: z.string(),
  /** Null for daily. */
  day: z.int().nullable(),
  /** What its scans are judged by. */
  standard: StandardId,
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
  /** Whether its scans use the page. */
  interaction: z.boolean(),
  scan_type: scanType,
  /** Of a `site` the pages that are scanned alone; null: those that the website names. */
  addresses: z.array(z.string()).nullable(),
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
