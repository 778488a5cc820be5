import type { Db, ScanRow, ScheduleRow } from '@curbcut/db';
import type { Schedule } from '@curbcut/wire/schedule';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { hashesOfRecipient } from '../mails/index.ts';

/** A schedule with what its last scan came to and its owner's email. */
export interface ReadSchedule extends ScheduleRow {
  owner_email: string;
  last_status: ScanRow['status'] | null;
  last_cancelled_at: Date | null;
  last_score: number | null;
}

/** Schedules with what they show, to be narrowed further. */
export function selectSchedules(db: Db) {
  return db
    .selectFrom('schedules')
    .innerJoin('users', 'users.id', 'schedules.user_id')
    .leftJoin('scans', 'scans.id', 'schedules.last_scan_id')
    .selectAll('schedules')
    .select([
      'users.email as owner_email',
      'scans.status as last_status',
      'scans.cancelled_at as last_cancelled_at',
      'scans.overall_score as last_score',
    ]);
}

/** A schedule as it goes over the wire. */
export function toSchedule(row: ReadSchedule): Schedule {
  return {
    job_id: row.id,
    url: row.url,
    frequency: row.frequency,
    time: row.time,
    day: row.day,
    standard: row.standard,
    status: row.status,
    next_run: row.next_run_at?.toISOString() ?? null,
    last_run: row.last_run_at?.toISOString() ?? null,
    last_scan_id: row.last_status === null ? null : row.last_scan_id,
    last_status: row.last_status,
    last_cancelled: row.last_cancelled_at !== null,
    last_score: row.last_score,
    failures: row.failures,
    last_error: row.last_error,
    email: row.email,
    mails: hasStopped(row) ? 'stopped' : 'on',
    interaction: row.interaction,
    scan_type: row.scan_type,
    addresses: row.scan_type === 'site' ? row.addresses : null,
    created_at: row.created_at.toISOString(),
  };
}

/** Only of the owner's own email: whether somebody else has refused mails is theirs to know. */
function hasStopped({
  email,
  owner_email: ownerEmail,
  mails_stopped_for: stopped,
}: ReadSchedule): boolean {
  const isOwn = email === null || toEmailKey(email) === toEmailKey(ownerEmail);
  return isOwn && stopped !== null && hashesOfRecipient(ownerEmail).includes(stopped);
}
