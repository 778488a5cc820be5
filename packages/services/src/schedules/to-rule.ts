import { AppError } from '@curbcut/model/errors';
import { scheduleMessages, type Frequency } from '@curbcut/model/schedules';
import { dayOf, type ScheduleRule } from './next-run.ts';

/** A whole rule, with the day of `now` where none was chosen. Throws INVALID_REQUEST when a week has no such day. */
export function toRule(
  chosen: { frequency: Frequency; time: string; day?: number | null | undefined },
  now: Date,
): ScheduleRule {
  const { frequency, time } = chosen;
  if (frequency === 'daily') return { frequency, time, day: null };
  const day = chosen.day ?? dayOf(frequency, now);
  if (frequency === 'weekly' && day !== null && day > 7) {
    throw new AppError('INVALID_REQUEST', scheduleMessages.weekday);
  }
  return { frequency, time, day };
}
