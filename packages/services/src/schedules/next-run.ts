import type { Frequency } from '@curbcut/model/schedules';

/** When a schedule runs. */
export interface ScheduleRule {
  frequency: Frequency;
  /** HH:MM, UTC. */
  time: string;
  /** Weekly 1 (Monday) to 7; monthly 1 to 31, in shorter months the last day; null for daily. */
  day: number | null;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The first run after a moment, never the moment itself. Runs come at whole minutes of UTC, which has no summer time. */
export function nextRun(rule: ScheduleRule, after: Date): Date {
  const run = runOnOrAfterDay(rule, startOfDay(after));
  return run > after ? run : runOnOrAfterDay(rule, new Date(startOfDay(run).getTime() + dayMs));
}

/** The day of a rule that names none: the one it is made on. */
export function dayOf(frequency: Frequency, date: Date): number | null {
  if (frequency === 'daily') return null;
  return frequency === 'weekly' ? weekdayOf(date) : date.getUTCDate();
}

function runOnOrAfterDay({ frequency, time, day }: ScheduleRule, start: Date): Date {
  const date = frequency === 'daily' ? start : dateOf(frequency, day ?? 1, start);
  return new Date(date.getTime() + minutesOf(time) * minuteMs);
}

function dateOf(frequency: 'weekly' | 'monthly', day: number, start: Date): Date {
  if (frequency === 'weekly') {
    return new Date(start.getTime() + ((day - weekdayOf(start) + 7) % 7) * dayMs);
  }
  const inThisMonth = dayOfMonth(start.getUTCFullYear(), start.getUTCMonth(), day);
  if (inThisMonth >= start) return inThisMonth;
  return dayOfMonth(start.getUTCFullYear(), start.getUTCMonth() + 1, day);
}

/** Day 0 of the month after is the month's last. */
function dayOfMonth(year: number, month: number, day: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)));
}

function weekdayOf(date: Date): number {
  return date.getUTCDay() || 7;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function startOfDay(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}
