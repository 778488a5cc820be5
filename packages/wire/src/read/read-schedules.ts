import { frequencies } from '@curbcut/model/schedules';
import { defaultStandard, standards } from '@curbcut/model/scan';
import type { Schedule, SchedulesAnswer } from '../schedule/schedule.ts';
import { asCount, asFlag, asList, asNumber, asText, asTexts, fieldAt } from './json-field.ts';
import { oneOf } from './one-of.ts';
import { readJobId } from './read-job-id.ts';
import { asScore } from './read-score.ts';

/** The schedules of an account; one without an id, a URL or a known frequency is left out. Null: there is no list. */
export function readSchedules(answer: unknown): SchedulesAnswer | null {
  const schedules = asList(fieldAt(answer, 'schedules'));
  if (schedules === null) return null;
  return {
    schedules: schedules.map(readSchedule).filter((schedule) => schedule !== null),
    max_scheduled_scans: asNumber(fieldAt(answer, 'max_scheduled_scans')) ?? 0,
  };
}

function readSchedule(value: unknown): Schedule | null {
  const text = (name: keyof Schedule) => asText(fieldAt(value, name));
  const id = readJobId(value);
  const url = text('url');
  const frequency = frequencies.find((known) => known === text('frequency'));
  if (id === null || url === null || frequency === undefined) return null;
  return {
    job_id: id,
    url,
    frequency,
    time: text('time') ?? '',
    day: asNumber(fieldAt(value, 'day')),
    standard: oneOf(standards, fieldAt(value, 'standard')) ?? defaultStandard,
    status: statuses.find((known) => known === text('status')) ?? 'active',
    next_run: text('next_run'),
    last_run: text('last_run'),
    last_scan_id: text('last_scan_id'),
    last_status: lastStatuses.find((known) => known === text('last_status')) ?? null,
    last_cancelled: asFlag(fieldAt(value, 'last_cancelled')) ?? false,
    last_score: asScore(fieldAt(value, 'last_score')),
    failures: asCount(fieldAt(value, 'failures')) ?? 0,
    last_error: text('last_error'),
    email: text('email'),
    mails: text('mails') === 'stopped' ? 'stopped' : 'on',
    interaction: asFlag(fieldAt(value, 'interaction')) ?? true,
    scan_type: text('scan_type') === 'site' ? 'site' : 'single_page',
    addresses: asTexts(fieldAt(value, 'addresses')),
    created_at: text('created_at') ?? '',
  };
}

const statuses = ['active', 'paused', 'over-limit'] as const;
const lastStatuses = ['queued', 'running', 'completed', 'failed'] as const;
