import type { Frequency } from '@curbcut/model/schedules';
import type { Schedule } from '@curbcut/wire/schedule';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const frequencyWords: Record<Frequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

/** `Every Monday at 09:00 UTC`. */
export function whenText(schedule: Pick<Schedule, 'frequency' | 'time' | 'day'>): string {
  const { frequency, time, day } = schedule;
  if (frequency === 'daily') return `Every day at ${time} UTC`;
  if (frequency === 'weekly') return `Every ${weekdays[(day ?? 1) - 1]} at ${time} UTC`;
  const last = (day ?? 1) > 28 ? ', or on the last day of a shorter month' : '';
  return `On day ${day ?? 1} of each month${last}, at ${time} UTC`;
}

/** `04:00 in Toronto`, with the day when it is another one; null where the time zone is UTC or unknown. */
export function localTimeHint(time: string, zone: string, now: Date): string | null {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined) return null;
  const at = new Date(now);
  at.setUTCHours(hours, minutes, 0, 0);
  if (Number.isNaN(at.getTime()) || zone === 'UTC' || zone === 'Etc/UTC') return null;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    day: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return `${part('hour')}:${part('minute')} in ${place}${dayShift(Number(part('day')), at)}`;
}

function dayShift(localDay: number, at: Date): string {
  const utcDay = at.getUTCDate();
  if (localDay === utcDay) return '';
  const dayAfter = new Date(at);
  dayAfter.setUTCDate(utcDay + 1);
  return localDay === dayAfter.getUTCDate() ? ', the day after' : ', the day before';
}

export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
